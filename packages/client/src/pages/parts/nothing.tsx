import './texts.ts';
import { isWhole } from '@gaslamp/protocol/tokens';
import { t } from '@gaslamp/words/text';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readLink } from '../../links.ts';
import { mendedAddress } from '../../mend-link.ts';
import type { Halt } from '../../net/match-client.ts';
import { Footer } from './footer.tsx';
import { Main, Masthead, PageNote } from './frame.tsx';
import { Scene } from './scene.tsx';

interface NothingProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** A further way in. */
  readonly more?: ReactNode;
  /** Called to try again. */
  readonly onAgain?: () => void;
  /** Label of the button that tries again. */
  readonly again?: string | undefined;
}

/** An address that opens nothing here: the reason, and a link to the start page. */
function NothingHere({ title = t('nothing.title'), children, more, onAgain, again }: NothingProps) {
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
          {more}
          {onAgain === undefined ? null : (
            <button type="button" className={`button button-wide ${again ? 'button-strong' : ''}`} onClick={onAgain}>
              {again ?? t('nothing.again')}
            </button>
          )}
          <Link href="/" className={`button button-wide ${again || more ? '' : 'button-strong'}`}>
            {t('app.home')}
          </Link>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}

/** Opens the address that was meant; returns false if that cannot be told. */
function openMended(): boolean {
  const meant = mendedAddress(location);
  if (meant === null) return false;
  history.replaceState(null, '', meant);
  location.reload();
  return true;
}

/** Shown for a link that opens no match, or is damaged. */
export function NoLink({ cut, children }: { readonly cut: boolean; readonly children?: ReactNode }) {
  const [mends, setMends] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link was pasted
  useEffect(() => setMends(openMended()), [cut, location.hash]);
  if (mends) return <PageNote>{t('app.loading')}</PageNote>;
  return <NothingHere more={children}>{t(cut ? 'nothing.damaged' : 'nothing.noLink')}</NothingHere>;
}

interface UselessProps {
  /** Empty if the link has none. */
  readonly secret: string;
  onNotice(words: string): void;
}
/** Opens the link that was meant beside a table, or reports why it opens nothing. */
export function Useless({ secret, onNotice }: UselessProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (openMended()) return;
    onNotice(t(isWhole(secret) ? 'nothing.wrong' : 'nothing.damaged'));
  }, [secret]);
  return null;
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
  if (why === 'gone') {
    // A refused link stays in the address.
    const link = readLink(location.hash);
    const damaged = link !== null && !isWhole(link.secret);
    return nothing(undefined, damaged ? t('nothing.damaged') : t('nothing.gone', { error: message }));
  }
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
