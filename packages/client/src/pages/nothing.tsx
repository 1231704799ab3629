import './texts.ts';
import { t } from '@gaslamp/words/text';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Footer } from './footer.tsx';
import { Main, Masthead } from './frame.tsx';
import { Scene } from './scene.tsx';

interface NothingProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** Tries once more. */
  readonly onAgain?: () => void;
  /** What doing so is called here. */
  readonly again?: string | undefined;
}

/** An address that opens nothing here: why, and the way home. */
export function NothingHere({ title = t('nothing.title'), children, onAgain, again }: NothingProps) {
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

/** An address that is none of ours. */
export function NotFound() {
  return <NothingHere title={t('app.notFound')}>{t('nothing.notFound')}</NothingHere>;
}
