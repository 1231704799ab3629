import '../parts/texts.ts';
import type { GameInfo } from '@gaslamp/protocol/answers';
import type { ClockChoice } from '@gaslamp/protocol/clocks';
import type { HouseList } from '@gaslamp/protocol/house';
import { t } from '@gaslamp/words/text';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { wantedGame } from '../../games/games.ts';
import { sentence } from '../../games/names.ts';
import { useWithTexts } from '../../games/use-manifest.ts';
import { games, wordsOf } from '../../net/api.ts';
import { savedName, saveName } from '../../settings.ts';
import { Footer } from '../parts/footer.tsx';
import { Main, Masthead, PageNote } from '../parts/frame.tsx';
import { NameField } from '../parts/name-field.tsx';
import { Scene } from '../parts/scene.tsx';
import { StoreWarning } from '../parts/unkept.tsx';
import { AwayFields, PACE } from '../terms/away-fields.tsx';
import { ClockFields } from '../terms/clock-fields.tsx';
import { TableOptions } from '../terms/table-options.tsx';
import { usualBot } from '../terms/usual-bot.ts';
import { deal } from './deal.ts';
import { GameChoice } from './game-choice.tsx';
import { type Sitter, Sitters, seatsFor } from './sitters.tsx';

/** Returns true on the way that begins with "Invite friends". */
const invites = (): boolean => new URLSearchParams(location.search).has('friends');
const other = (game: GameInfo | undefined): Sitter => (invites() ? 'friend' : usualBot(game));
/** The player with one friend, or with two bots. */
const usual = (game: GameInfo | undefined): Sitter[] => ['you', other(game), ...(invites() ? [] : [other(game)])];

export function CreatePage() {
  const [, go] = useLocation();
  const [all, setAll] = useState<readonly GameInfo[] | null>(null);
  const [chosen, setChosen] = useState(wantedGame);
  /** The previous game stays until the chosen one is loaded. */
  const [id, setId] = useState(chosen);
  useWithTexts(id);
  const [sitters, setSitters] = useState<readonly Sitter[]>([]);
  const [name, setName] = useState(savedName);
  /** Names of the players who share this device, by seat. */
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({});
  const [pack, setPack] = useState('');
  const [hints, setHints] = useState(true);
  const [list, setList] = useState<HouseList>('nothing');
  const [chat, setChat] = useState(true);
  const [away, setAway] = useState<number>(PACE.live);
  const [standIn, setStandIn] = useState('');
  const [clock, setClock] = useState<ClockChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t('create.title')} · ${t('app.name')}`;
    games().then(
      (found) => {
        setAll(found);
        setSitters(usual(found.find((one) => one.id === wantedGame())));
      },
      (mistake: Error) => setError(sentence(mistake.message)),
    );
  }, []);
  const game = all?.find((one) => one.id === id) ?? null;
  if (game === null) return <PageNote>{error ?? t('app.loading')}</PageNote>;

  const friends = sitters.includes('friend');
  const seatCount = (count: number) => setSitters(Array.from({ length: count }, (_, i) => sitters[i] ?? other(game)));

  const submit = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const id = await deal({
        game: game.id,
        ...seatsFor(game, sitters, name, names),
        options,
        hints,
        ...(game.sides ? { list } : {}),
        chat,
        away,
        // Alone, or with one device, nobody waits for anybody.
        ...(clock === null || !friends ? {} : { clock }),
        ...(standIn === '' ? {} : { standIn }),
        ...(pack === '' ? {} : { pack }),
      });
      // Only after the server has accepted it: a refused name would block every match.
      saveName(name.trim());
      go(`/m/${id}`);
    } catch (mistake) {
      setError(sentence(wordsOf(mistake)));
      setBusy(false);
    }
  };

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
              game={chosen}
              onGame={(next) => {
                setChosen(next);
                startTransition(() => {
                  setId(next);
                  setOptions({});
                  setPack('');
                  setStandIn('');
                  setSitters(usual(all?.find((one) => one.id === next)));
                });
              }}
            />
            <StoreWarning />
            <NameField label={t('create.yourName')} value={name} onValue={setName} />
            <fieldset className="field">
              <legend>{t('create.players')}</legend>
              <div className="segments">
                {Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, i) => i + game.seats.least).map(
                  (count) => (
                    <label key={count}>
                      <input
                        className="segment"
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
            <Sitters game={game} sitters={sitters} onSitters={setSitters} names={names} onNames={setNames} />
            {friends ? (
              <>
                <AwayFields game={game} away={away} onAway={setAway} standIn={standIn} onStandIn={setStandIn} />
                <ClockFields clock={clock} onClock={setClock} />
              </>
            ) : null}
            <TableOptions
              game={game}
              options={options}
              onOptions={setOptions}
              hints={hints}
              onHints={setHints}
              list={list}
              onList={setList}
              chat={chat}
              onChat={setChat}
              pack={pack}
              onPack={setPack}
            />
            {error === null ? null : (
              <p role="alert" className="alert">
                {error}
              </p>
            )}
            <button type="submit" className="button button-strong button-wide" disabled={busy || chosen !== id}>
              {t(friends ? (busy ? 'create.laying' : 'create.lay') : busy ? 'create.dealing' : 'create.deal')}
            </button>
          </form>
        </Scene>
      </Main>
      <Footer />
    </div>
  );
}
