import './texts.ts';
import { t } from '@gaslamp/words/text';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Halt } from '../../net/match-client.ts';
import { Footer } from './footer.tsx';
import { Main, Masthead } from './frame.tsx';
import { Scene } from './scene.tsx';

interface NothingProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** Called to try again. */
  readonly onAgain?: () => void;
  /** Label of the button that tries again. */
  readonly again?: string | undefined;
}

/** An address that opens nothing here: the reason, and a link to the start page. */
function NothingHere({ title = t('nothing.title'), children, onAgain, again }: NothingProps) {
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title]);
  return (
    <div className="start">
      <Masthead />
      <Main label={title}>
        <Scene game={null}>
          <h1>{title}</h1>
          <p role="alert">{children}</p>
          {onAgain === undefined ? null : (
            <button type="button" className={`button button-wide ${again ? 'button-strong' : ''}`} onClick={onAgain}>
              {again ?? t('nothing.again')}
            </button>
          )}
          <Link href="/" className={`button button-wide ${again ? '' : 'button-strong'}`}>
            {t('app.home')}
          </Link>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

/** Shown for a link that opens no match, or is incomplete. */
export function NoLink({ cut }: { readonly cut: boolean }) {
  return <NothingHere>{t(cut ? 'nothing.cutLink' : 'nothing.noLink')}</NothingHere>;
}

export interface OutsideProps {
  /** Reasons: no access, access lost, left to a bot by the player or after a timeout, open elsewhere, no capacity. */
  readonly why: 'gone' | 'sentAway' | 'left' | Exclude<Halt, 'refused'>;
  /** The server's message as a sentence, or an empty string. */
  readonly message: string;
  onAgain(): void;
}

/** Shown to a browser that is not at the table of the link: the reason, and the way back. */
export function Outside({ why, message, onAgain }: OutsideProps) {
  const nothing = (title: string | undefined, words: string, again?: string) => (
    <NothingHere title={title} again={again} onAgain={onAgain}>
      {words}
    </NothingHere>
  );
  if (why === 'gone') return nothing(undefined, t('nothing.gone', { error: message }));
  if (why === 'sentAway') return nothing(t('nothing.sentAwayTitle'), t('nothing.sentAway', { error: message }));
  if (why === 'left') return nothing(t('nothing.leftTitle'), t('nothing.left'), t('match.takeBack'));
  if (why === 'late') return nothing(t('nothing.late'), message, t('match.takeBack'));
  if (why === 'replaced') return nothing(t('nothing.replaced'), message, t('nothing.here'));
  return nothing(t('nothing.full'), message);
}

/** Shown for an unknown address. */
export function NotFound() {
  return <NothingHere title={t('nothing.nowhere')}>{t('nothing.notFound')}</NothingHere>;
}
