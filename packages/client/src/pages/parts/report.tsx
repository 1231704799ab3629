import './texts.ts';
import type { Answers } from '@gaslamp/protocol/answers';
import type { ReportWish } from '@gaslamp/protocol/report';
import { t } from '@gaslamp/words/text';
import { useState } from 'react';
import { sentence } from '../../games/names.ts';
import { call, wordsOf } from '../../net/api.ts';
import { AskFirst } from './sure.tsx';

interface ReportProps {
  readonly match: string;
  readonly token: string;
  readonly about: ReportWish['about'];
  /** The person who wrote the line or bears the name. */
  readonly who?: string;
}

/** A button that reports something to the operator of the server, after a confirmation. */
export function ReportButton({ match, token, about, who = '' }: ReportProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | { readonly error: string }>('idle');
  async function send(): Promise<void> {
    setState('busy');
    try {
      const wish: ReportWish = { token, about };
      await call<Answers['POST /api/matches/:id/report']>(`/api/matches/${match}/report`, wish);
      setState('sent');
    } catch (mistake) {
      setState({ error: sentence(wordsOf(mistake)) });
    }
  }
  if (state === 'sent') return <small role="status">{t('report.sent')}</small>;
  return (
    <>
      <AskFirst
        words={t(`report.sure.${about.kind}`)}
        label={about.kind === 'match' ? undefined : t(`report.label.${about.kind}`, { who })}
        className="report"
        disabled={state === 'busy'}
        onYes={() => void send()}
      >
        {t(about.kind === 'match' ? 'report.doMatch' : 'report.do')}
      </AskFirst>
      {typeof state === 'string' ? null : <small role="alert">{state.error}</small>}
    </>
  );
}
