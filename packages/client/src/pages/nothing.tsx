import { Link } from 'wouter';
import { t } from '../text.ts';
import { Footer, Main, Masthead } from './frame.tsx';
import { Scene } from './scene.tsx';

/** An address that opens nothing here: why, and the way home. */
export function NothingHere({ children }: { children: string }) {
  return (
    <div className="start">
      <Masthead />
      <Main label={t('match.nothing')}>
        <Scene game={null}>
          <h1>{t('match.nothing')}</h1>
          <p role="alert">{children}</p>
          <Link href="/" className="button button-strong button-wide">
            {t('app.home')}
          </Link>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
