import { useEffect, useState } from 'react';
import { sit } from '../net/api.ts';
import { savedName, saveName } from '../settings.ts';
import { t } from '../text.ts';
import { Footer, Main, Masthead } from './frame.tsx';
import { Scene } from './scene.tsx';

export function JoinPage(props: { match: string; invite: string; onSeat(seat: number, token: string): void }) {
  const { match, invite, onSeat } = props;
  const [name, setName] = useState(savedName);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t('join.title')} · ${t('app.name')}`;
  }, []);
  async function submit(): Promise<void> {
    saveName(name.trim());
    try {
      const { seat, token } = await sit(match, invite, name.trim());
      onSeat(seat, token);
    } catch (mistake) {
      setError((mistake as Error).message);
    }
  }
  return (
    <div className="start" data-game="emerald-2e">
      <Masthead />
      <Main label={t('join.title')}>
        <Scene>
          <p className="sheet-kicker">{t('games.emerald-2e')}</p>
          <h1>{t('join.title')}</h1>
          <p>{t('join.lead', { game: t('games.emerald-2e') })}</p>
          <p className="muted">{t('games.emerald-2eAbout')}</p>
          <form
            className="create"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <label className="field">
              <span>{t('join.name')}</span>
              <input
                required
                value={name}
                maxLength={24}
                autoComplete="nickname"
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            {error === null ? null : (
              <p role="alert" className="alert">
                {error}
              </p>
            )}
            <button type="submit" className="button button-strong button-wide">
              {t('join.sit')}
            </button>
          </form>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
