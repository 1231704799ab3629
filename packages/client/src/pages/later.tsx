import { t } from '@gaslamp/words/text';
import type { FunctionComponent } from 'react';
import { type Ahead, useHere } from '../lazily.ts';
import { PageNote } from './frame.tsx';

/**
 * A whole page that is fetched when it is visited, and drawn as soon as it is here. A part for which others wait is held
 * back until a third of a second after it was first missed, so that no page flickers: every page would be that much later.
 */
export const later = <Props extends object>(Page: FunctionComponent<Props> & Ahead): FunctionComponent<Props> =>
  function Later(props) {
    // What cannot be had says so when it is drawn.
    return useHere(Page) ? <Page {...props} /> : <PageNote>{t('app.loading')}</PageNote>;
  };
