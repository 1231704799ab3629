import type { OptionSpec } from '@gaslamp/kernel/game';
import type { GameInfo } from '@gaslamp/protocol/answers';
import { HOUSE_LISTS, type HouseList } from '@gaslamp/protocol/house';
import { hasText, t } from '@gaslamp/words/text';
import type { ReactNode } from 'react';
import { RulesButton } from '../parts/rules-button.tsx';
import { useCorrections } from './corrections.ts';
import { answerWords, questionWords, yesOrNo } from './readings.ts';

type Options = Readonly<Record<string, number>>;

interface TableOptionsProps {
  readonly game: GameInfo;
  readonly options: Options;
  onOptions(options: Options): void;
  readonly hints: boolean;
  onHints(hints: boolean): void;
  readonly list: HouseList;
  onList(list: HouseList): void;
  readonly chat: boolean;
  onChat(chat: boolean): void;
  readonly pack: string;
  onPack(hash: string): void;
}

/** The options that a table can agree on before the deal, grouped by subject. */
export function TableOptions(props: TableOptionsProps) {
  const { game, options, onOptions, hints, onHints, list, onList, chat, onChat, pack, onPack } = props;
  const row = (key: string, spec: OptionSpec) => (
    <OptionRow
      key={key}
      game={game.id}
      option={key}
      spec={spec}
      value={options[key] ?? spec.standard}
      onValue={(value) => onOptions({ ...options, [key]: value })}
    />
  );
  const { [HOUSE]: house, ...readings } = game.options;
  return (
    <details className="field table-options">
      <summary>{t('create.options')}</summary>
      <Group title={t('create.group.help')}>
        {hasText(`create.hints.${game.id}`) ? (
          <label className="field field-row">
            <span>
              {t(`create.hints.${game.id}`)} <small className="muted">{t('create.noRule')}</small>
            </span>
            <select value={Number(hints)} onChange={(event) => onHints(event.target.value === '1')}>
              {[true, false].map((value) => (
                <Choice key={`${value}`} value={Number(value)} words={yesOrNo(value)} standard={value} />
              ))}
            </select>
          </label>
        ) : null}
        {game.sides ? (
          <label className="field">
            <span>
              {t('create.list')} <small className="muted">{t('create.noRule')}</small>
            </span>
            <select value={list} onChange={({ target }) => onList(HOUSE_LISTS[target.selectedIndex] ?? 'nothing')}>
              {HOUSE_LISTS.map((value) => (
                <Choice key={value} value={value} words={t(`create.lists.${value}`)} standard={value === 'nothing'} />
              ))}
            </select>
          </label>
        ) : null}
      </Group>
      <Group title={t('create.group.talk')} lead={t('create.group.talkLead')}>
        <label className="field field-row">
          <span>{t('create.chat')}</span>
          <select value={Number(chat)} onChange={(event) => onChat(event.target.value === '1')}>
            {[true, false].map((value) => (
              <Choice key={`${value}`} value={Number(value)} words={yesOrNo(value)} standard={value} />
            ))}
          </select>
        </label>
      </Group>
      {house ? (
        <Group title={t('create.group.house')} lead={t('create.group.houseLead')}>
          {row(HOUSE, house)}
        </Group>
      ) : null}
      <Group title={t('create.group.readings')} lead={t('create.group.readingsLead')}>
        {Object.entries(readings).map(([key, spec]) => row(key, spec))}
      </Group>
      {game.packs.length > 0 ? (
        <Group title={t('create.group.cards')}>
          <label className="field field-row">
            <span>{t('create.pack')}</span>
            <select value={pack} onChange={(event) => onPack(event.target.value)}>
              <Choice value="" words={t('create.packBuiltIn')} standard />
              {game.packs.map(({ hash, file }) => (
                <Choice key={hash} value={hash} words={file} standard={false} />
              ))}
            </select>
          </label>
          {pack === '' ? null : <PackChanges game={game.id} pack={pack} />}
        </Group>
      ) : null}
    </details>
  );
}

/** Shows the changes in a corrected pack. */
function PackChanges({ game, pack }: { game: string; pack: string }) {
  const found = useCorrections(game, pack);
  return (
    <p className="muted" role="status">
      {found === null ? t('app.loading') : t('create.packChanges', { ...found })}
    </p>
  );
}

/** The option that adds original content, unlike the others, which settle readings of the rules. */
const HOUSE = 'variants';

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="field option-group">
      <legend>{title}</legend>
      {lead === undefined ? null : <p className="muted">{lead}</p>}
      {children}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly game: string;
  readonly option: string;
  readonly spec: OptionSpec;
  readonly value: number;
  onValue(value: number): void;
}
function OptionRow({ game, option, spec, value: chosen, onValue }: OptionRowProps) {
  const { least, most, standard, rule } = spec;
  return (
    <div className="field">
      <span>
        <label htmlFor={`option-${option}`}>{questionWords(option)}</label>{' '}
        <RulesButton game={game} rule={rule} className="rule-link">
          {t('create.rule', { rule })}
        </RulesButton>
      </span>
      <select id={`option-${option}`} value={chosen} onChange={(event) => onValue(Number(event.target.value))}>
        {Array.from({ length: most - least + 1 }, (_, i) => i + least).map((value) => (
          <Choice key={value} value={value} words={answerWords(option, value)} standard={value === standard} />
        ))}
      </select>
    </div>
  );
}

function Choice({ value, words, standard }: { value: string | number; words: string; standard: boolean }) {
  return <option value={value}>{standard ? t('create.standard', { value: words }) : words}</option>;
}
