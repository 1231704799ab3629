import './texts.ts';
import { t } from '@gaslamp/words/text';
import { BotPortrait, PORTRAITS } from '../../art/bot-portrait.tsx';

/** The portrait and the character of a bot; nothing without a bot, and for bots of the host. */
export function BotNote({ bot }: { readonly bot: string | null }) {
  if (bot === null || PORTRAITS[bot] === undefined) return null;
  return (
    <p className="bot-note">
      <BotPortrait bot={bot} size={34} />
      <span>{t(`create.character.${bot}`)}</span>
    </p>
  );
}
