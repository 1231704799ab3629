import '../start/start.css';
import './one-page.css';
import '../parts/texts.ts';
import { addTexts, t } from '@gaslamp/words/text';
import { Suspense, use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isGame } from '../../games/games.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { seatName } from '../../games/names.ts';
import type { OnePage } from '../../games/one-page.ts';
import { useWithTexts } from '../../games/use-manifest.ts';
import { LegendList } from '../../rules/legend-list.tsx';
import { Footer } from '../parts/footer.tsx';
import { Main, Masthead } from '../parts/frame.tsx';
import { NotFound } from '../parts/nothing.tsx';
import { Rules } from '../parts/rules.tsx';
import { Fan, Scene } from '../parts/scene.tsx';
import { SeatEmblem } from '../parts/seat-emblem.tsx';
import english from './text/en.json';

addTexts('en', english);

/** A game on one screen, and on one printed page. */
export function OnePageOf({ game }: { readonly game: string }) {
  return isGame(game) ? <Sheet game={game} /> : <NotFound />;
}

const coming = new Map<string, Promise<OnePage>>();
function comingOf(game: string, load: () => Promise<OnePage>): Promise<OnePage> {
  const known = coming.get(game);
  if (known !== undefined) return known;
  const fetched = load();
  coming.set(game, fetched);
  return fetched;
}

function Sheet({ game }: { readonly game: string }) {
  const manifest = useWithTexts(game);
  return manifest.onePage ? <Told game={game} manifest={manifest} load={manifest.onePage} /> : <NotFound />;
}

interface ToldProps {
  readonly game: string;
  readonly manifest: GameManifest;
  load(): Promise<OnePage>;
}
function Told({ game, manifest: { Showcase, seatColours }, load }: ToldProps) {
  const summary = use(comingOf(game, load));
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${t(`games.${game}`)} · ${t('app.name')}`;
  }, [game]);
  return (
    <div className="start one-page" data-game={game}>
      <Masthead />
      <Main label={t(`games.${game}`)}>
        <Scene game={game} wide>
          <header className="one-page-head">
            <div>
              <p className="sheet-kicker">{t('onePage.kicker')}</p>
              <h1>
                {t(`games.${game}`)} <small>{t(`games.${game}Edition`)}</small>
              </h1>
              <p>{summary.lead}</p>
              <p className="hero-facts">
                {seatColours.map((_, seat) => (
                  <SeatEmblem key={seatName(game, seat)} game={game} seat={seat} size={22} />
                ))}
                <span>{t(`start.facts.${game}`)}</span>
              </p>
              <p className="one-page-tools">
                <Link href={`/?game=${game}`} className="button button-strong">
                  {t('onePage.play')}
                </Link>
                <Link href={`/learn/${game}`} className="button">
                  {t('onePage.learn')}
                </Link>
                <button type="button" className="button" onClick={() => print()}>
                  {t('onePage.print')}
                </button>
              </p>
            </div>
            <Fan Showcase={Showcase} />
          </header>
          <div className="one-page-parts">
            <Part title={t('onePage.want')} lines={summary.want} />
            <Part title={t('onePage.turn')} lines={summary.turn} counted />
            <Part title={t('onePage.end')} lines={summary.end} />
          </div>
          <section>
            <h2>{t('onePage.actions')}</h2>
            <LegendList meanings={summary.actions} onRule={setRule} />
          </section>
          <section>
            <h2>{t('onePage.counts')}</h2>
            <LegendList meanings={summary.counts} onRule={setRule} />
          </section>
          <p className="one-page-address">{t('onePage.address', { address: location.origin })}</p>
        </Scene>
      </Main>
      <Footer />
      {rule === null ? null : (
        <Suspense fallback={null}>
          <Rules game={game} rule={rule} onClose={() => setRule(null)} />
        </Suspense>
      )}
    </div>
  );
}

function Part(props: { readonly title: string; readonly lines: readonly string[]; readonly counted?: boolean }) {
  const { title, lines, counted = false } = props;
  const List = counted ? 'ol' : 'ul';
  return (
    <section>
      <h2>{title}</h2>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}
