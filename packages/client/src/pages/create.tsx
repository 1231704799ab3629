import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SeatEmblem } from '../art/seat-emblem.tsx';
import { type GameInfo, games } from '../net/api.ts';
import { savedName, saveName } from '../settings.ts';
import { hasText, t } from '../text.ts';
import { deal } from './deal.ts';
import { Footer, Main, Masthead, PageNote } from './frame.tsx';
import { GameChoice, wantedGame } from './game-choice.tsx';
import { seatName } from './names.ts';
import { RulesButton } from './rules-button.tsx';
import { Scene } from './scene.tsx';

/** Who sits where: `you`, `here` (hot-seat), `friend` (by link) or a bot's name. */
type Sitter = string;

/** Oneself and two bots of the fiercest kind. */
const usual = (game: GameInfo | undefined): Sitter[] => ['you', game?.bots.at(-1) ?? '', game?.bots.at(-1) ?? ''];

export function CreatePage() {
  const [, go] = useLocation();
  const [all, setAll] = useState<readonly GameInfo[] | null>(null);
  const [id, setId] = useState(wantedGame);
  const [sitters, setSitters] = useState<readonly Sitter[]>([]);
  const [name, setName] = useState(savedName);
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({});
  const [pack, setPack] = useState('');
  const [hints, setHints] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('create.title')} · ${t('app.name')}`;
    games().then(
      (found) => {
        setAll(found);
        setSitters(usual(found.find((one) => one.id === wantedGame())));
      },
      (mistake: Error) => setError(mistake.message),
    );
  }, []);
  const game = all?.find((one) => one.id === id) ?? null;
  if (game === null) return <PageNote>{error ?? t('app.loading')}</PageNote>;

  const choices: readonly Sitter[] = ['you', 'here', 'friend', ...game.bots];
  const label = (sitter: Sitter) => (game.bots.includes(sitter) ? t(`bots.${sitter}`) : t(`create.${sitter}`));
  const seatCount = (count: number) =>
    setSitters(Array.from({ length: count }, (_, i) => sitters[i] ?? game.bots.at(-1)!));
  // Only one of the seats is "you": another choice of it makes the former one a seat on this device.
  const put = (seat: number, sitter: Sitter) =>
    setSitters(sitters.map((old, i) => (i === seat ? sitter : sitter === 'you' && old === 'you' ? 'here' : old)));

  async function submit(): Promise<void> {
    setBusy(true);
    setError(null);
    saveName(name.trim());
    try {
      const id = await deal({
        game: game!.id,
        seats: sitters.map((sitter) => {
          if (game!.bots.includes(sitter)) return { kind: 'bot', bot: sitter };
          return { kind: 'person', name: sitter === 'you' && name.trim() !== '' ? name.trim() : undefined };
        }),
        sit: sitters.flatMap((sitter, i) => (sitter === 'you' || sitter === 'here' ? [i] : [])),
        options,
        hints,
        ...(pack === '' ? {} : { pack }),
      });
      go(`/m/${id}${sitters.includes('friend') ? '?links' : ''}`);
    } catch (mistake) {
      setError((mistake as Error).message);
      setBusy(false);
    }
  }

  return (
    <div className="start" data-game={game.id}>
      <Masthead />
      <Main label={t('create.title')}>
        <Scene game={game.id}>
          <p className="sheet-kicker">{t(`games.${game.id}`)}</p>
          <h1>{t('create.title')}</h1>
          <p className="muted">{t('create.lead')}</p>
          <form
            className="create"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <GameChoice
              game={id}
              onGame={(next) => {
                setId(next);
                setOptions({});
                setPack('');
                setSitters(usual(all!.find((one) => one.id === next)));
              }}
            />
            <label className="field">
              <span>{t('create.yourName')}</span>
              <input
                value={name}
                maxLength={24}
                autoComplete="nickname"
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <fieldset className="field">
              <legend>{t('create.players')}</legend>
              <div className="segments">
                {Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, i) => i + game.seats.least).map(
                  (count) => (
                    <label key={count}>
                      <input
                        type="radio"
                        name="players"
                        checked={sitters.length === count}
                        onChange={() => seatCount(count)}
                      />
                      <span>{count}</span>
                    </label>
                  ),
                )}
              </div>
            </fieldset>
            <ol className="seat-list">
              {sitters.map((sitter, seat) => (
                <li key={seatName(game.id, seat)}>
                  <SeatEmblem game={game.id} seat={seat} size={34} />
                  <label className="field">
                    <span>{seatName(game.id, seat)}</span>
                    <select
                      value={sitter}
                      aria-label={t('create.seat', { day: seatName(game.id, seat) })}
                      onChange={(event) => put(seat, event.target.value)}
                    >
                      {choices.map((choice) => (
                        <option key={choice} value={choice}>
                          {label(choice)}
                        </option>
                      ))}
                    </select>
                  </label>
                </li>
              ))}
            </ol>
            <details className="field">
              <summary>{t('create.options')}</summary>
              {hasText(`create.hints.${game.id}`) ? (
                <label className="field field-row">
                  <span>
                    {t(`create.hints.${game.id}`)} <small className="muted">{t('create.noRule')}</small>
                  </span>
                  <select value={Number(hints)} onChange={(event) => setHints(event.target.value === '1')}>
                    <option value={0}>{t('create.no')}</option>
                    <option value={1}>{t('create.yes')}</option>
                  </select>
                </label>
              ) : null}
              {Object.entries(game.options).map(([key, { least, most, standard, rule }]) => (
                <div key={key} className="field field-row">
                  <span>
                    <label htmlFor={`option-${key}`}>
                      {t(`create.option.${key}`)} {key === 'variants' ? <b>{t('create.house')}</b> : null}
                    </label>{' '}
                    <RulesButton game={game.id} rule={rule} className="rule-link">
                      {t('create.rule', { rule })}
                    </RulesButton>
                  </span>
                  <select
                    id={`option-${key}`}
                    value={options[key] ?? standard}
                    onChange={(event) => setOptions({ ...options, [key]: Number(event.target.value) })}
                  >
                    {Array.from({ length: most - least + 1 }, (_, i) => i + least).map((value) => (
                      <option key={value} value={value}>
                        {most === 1 ? t(value === 1 ? 'create.yes' : 'create.no') : value}
                      </option>
                    ))}
                  </select>
                </div>
              ))}
              {game.packs.length > 0 ? (
                <label className="field field-row">
                  <span>{t('create.pack')}</span>
                  <select value={pack} onChange={(event) => setPack(event.target.value)}>
                    <option value="">{t('create.packBuiltIn')}</option>
                    {game.packs.map(({ hash, file }) => (
                      <option key={hash} value={hash}>
                        {file}
                      </option>
                    ))}
                  </select>
                </label>
              ) : null}
            </details>
            {error === null ? null : (
              <p role="alert" className="alert">
                {error}
              </p>
            )}
            <button type="submit" className="button button-strong button-wide" disabled={busy}>
              {busy ? t('create.dealing') : t('create.deal')}
            </button>
          </form>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
