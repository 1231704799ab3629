import { t } from '@gaslamp/words/text';
import type { FunctionComponent } from 'react';
import { type Ahead, useHere } from '../../lazily.ts';
import { PageNote } from './frame.tsx';

/**
 * Wraps a page that is fetched when it is visited, and renders it as soon as it is loaded. React delays suspended content by up
 * to a third of a second to avoid flicker, which would slow down every page.
 */
export const later = <Props extends object>(Page: FunctionComponent<Props> & Ahead): FunctionComponent<Props> =>
  function Later(props) {
    // A page that cannot be loaded throws when it is rendered.
    return useHere(Page) ? <Page {...props} /> : <PageNote>{t('app.loading')}</PageNote>;
  };
