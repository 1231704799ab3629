import type { Kept } from '@gaslamp/record/kept-form';
import { t } from '@gaslamp/words/text';
import { type ReactNode, useMemo } from 'react';
import type { Opened } from '../../replay/whole.ts';
import { StoryReport } from '../../story/report.tsx';
import { storyOf } from '../../story/story.ts';
import { hashOf } from './place.ts';

interface StoryProps {
  readonly kept: Kept;
  readonly opened: Opened;
  readonly masthead: ReactNode;
}

/** The story of the match, without the judgement of bots. */
export function StoryOfFile({ kept: { info, pack }, opened, masthead }: StoryProps) {
  const story = useMemo(() => storyOf(opened), [opened]);
  return (
    <StoryReport
      data={{ info, pack, story }}
      masthead={masthead}
      placeOf={(moment) => hashOf(moment, 'open')}
      judged={() => <p className="muted">{t('kept.noBots')}</p>}
    />
  );
}
