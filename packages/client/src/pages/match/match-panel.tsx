// The dialogs of the masthead of a match, and the menu that names them all. Loaded when the first one is opened.
import '../parts/texts.ts';
import { addTexts, t } from '@gaslamp/words/text';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { PageSymbol, type PageSymbolName } from '../../art/symbols.tsx';
import { inSame } from '../../language.ts';
import { lazily } from '../../lazily.ts';
import { inNextFrame } from '../../settled.ts';
import { LanguageList } from '../parts/frame.tsx';
import { PopupDialog } from '../parts/popup-dialog.ts';
import { useBack } from '../parts/use-back.ts';
import { Notifications } from '../seats/links-panel.tsx';
import type { PanelName, ToolsProps } from './match-tools.tsx';
import english from './panel/text/en.json';

addTexts('en', english);

// Each is loaded when it is opened.
const SeatsPanel = lazily(() => import('../seats/seats-panel.tsx'), 'SeatsPanel');
const LinksPanel = lazily(() => import('../seats/links-panel.tsx'), 'LinksPanel');
const Rules = lazily(() => import('../parts/rules.tsx'), 'Rules');
const SettingsSheet = lazily(() => import('../parts/settings-sheet.tsx'), 'SettingsSheet');
const NotebookPanel = lazily(() => import('../../notebook/panel.tsx'), 'NotebookPanel');

interface PanelProps extends ToolsProps {
  readonly panel: PanelName;
}

/** An open dialog of the masthead. */
export function MatchPanel(props: PanelProps) {
  const { panel, onPanel } = props;
  const close = () => onPanel(null);
  useBack(true, close);
  const content = useRef<HTMLDivElement>(null);
  const first = useRef(panel);
  useEffect(() => {
    // The entry of the menu that was pressed is gone.
    if (first.current !== panel) content.current?.focus();
  }, [panel]);
  if (panel === 'rules' || panel === 'settings')
    return (
      <Suspense fallback={null}>
        {panel === 'rules' ? (
          <Rules game={props.info.game} rule={undefined} onClose={close} />
        ) : (
          <SettingsSheet onClose={close} />
        )}
      </Suspense>
    );
  const title = {
    menu: t('match.menu'),
    notebook: t('match.notebook'),
    seats: t('match.seats'),
    links: t('invite.share'),
    notifications: t('panel.notifications'),
  }[panel];
  return (
    <PopupDialog title={title} className="popup" onClose={close}>
      <div ref={content} tabIndex={-1} className="panel-content">
        <Suspense fallback={null}>
          <Content {...props} panel={panel} />
        </Suspense>
      </div>
    </PopupDialog>
  );
}

/** The panels of a popup. */
type Popped = Exclude<PanelName, 'rules' | 'settings'>;

function Content({
  covered,
  revision,
  table,
  panel,
  onPanel,
  onHide: _,
  ...seats
}: PanelProps & { readonly panel: Popped }) {
  const { known, info } = seats;
  const own = covered ? undefined : known.seats.find(({ seat }) => seat === info.you);
  switch (panel) {
    case 'notebook':
      return own === undefined ? null : (
        <NotebookPanel match={known.match} {...own} info={info} revision={revision} table={table} />
      );
    case 'seats':
      return <SeatsPanel {...seats} />;
    case 'links':
      return (
        <LinksPanel info={info} known={known} seats={info.seats} own={covered || info.you === null ? [] : [info.you]} />
      );
    case 'notifications':
      return <Notifications info={info} known={known} own={own === undefined ? [] : [own]} />;
    case 'menu':
      return <Menu info={info} own={own !== undefined} onPanel={onPanel} />;
  }
}

/** All tools with what each is for. */
function Menu(props: Pick<ToolsProps, 'info' | 'onPanel'> & { readonly own: boolean }) {
  const { info, own, onPanel } = props;
  const playing = info.phase === 'playing';
  return (
    <ul className="match-menu">
      {own ? (
        <Entry
          symbol="notebook"
          word={t('match.notebook')}
          lead={t('panel.lead.notebook')}
          onClick={() => onPanel('notebook')}
        />
      ) : null}
      <Entry symbol="person" word={t('match.seats')} lead={t('panel.lead.seats')} onClick={() => onPanel('seats')} />
      <Entry symbol="share" word={t('invite.share')} lead={t('panel.lead.links')} onClick={() => onPanel('links')} />
      {own && playing ? (
        <Entry
          symbol="talk"
          word={t('panel.notifications')}
          lead={t('panel.lead.notifications')}
          onClick={() => onPanel('notifications')}
        />
      ) : null}
      <li>
        {/* In a new tab while the match runs, because leaving the table would mark the player as away. */}
        <a href={inSame(`/m/${info.id}/replay`)} target={playing ? '_blank' : undefined} className="thing-menu-item">
          <Words symbol="log" word={t(playing ? 'panel.soFar' : 'panel.whole')} lead={t('panel.lead.soFar')} />
        </a>
      </li>
      <Entry symbol="book" word={t('app.rules')} lead={t('panel.lead.rules')} onClick={() => onPanel('rules')} />
      <Entry
        symbol="info"
        word={t('app.help')}
        lead={t('panel.lead.help')}
        onClick={() => {
          onPanel(null);
          // The table hears no keys below a dialog.
          inNextFrame(() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' })));
        }}
      />
      <Entry
        symbol="settings"
        word={t('app.settings')}
        lead={t('panel.lead.settings')}
        onClick={() => onPanel('settings')}
      />
      <li>
        {/* On a phone it has no place in the head. */}
        <div className="thing-menu-item">
          <Words symbol="settings" word={t('app.language')} lead={<LanguageList />} />
        </div>
      </li>
    </ul>
  );
}

interface WordsProps {
  readonly symbol: PageSymbolName;
  readonly word: string;
  readonly lead: ReactNode;
}
const Words = ({ symbol, word, lead }: WordsProps) => (
  <>
    <PageSymbol name={symbol} size={20} />
    <span>
      {word}
      <small>{lead}</small>
    </span>
  </>
);
const Entry = ({ onClick, ...words }: WordsProps & { onClick(): void }) => (
  <li>
    <button type="button" className="thing-menu-item" onClick={onClick}>
      <Words {...words} />
    </button>
  </li>
);
