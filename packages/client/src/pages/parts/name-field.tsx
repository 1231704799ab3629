import { t } from '@gaslamp/words/text';
import { MOST_CHARACTERS } from '../../settings.ts';

interface NameProps {
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
  readonly required?: boolean;
}

/** A field for the player's name. It shows the remaining characters when they run short. */
export function NameField({ label, value, onValue, required = false }: NameProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        required={required}
        value={value}
        lang=""
        maxLength={MOST_CHARACTERS}
        autoComplete="nickname"
        onChange={(event) => onValue(event.target.value)}
      />
      <NameLeft value={value} />
    </label>
  );
}

/** The number of remaining characters, when they run short. */
export function NameLeft({ value }: { value: string }) {
  const left = MOST_CHARACTERS - value.length;
  return (
    <small className="muted" role="status">
      {left > 6 ? '' : t('create.nameLeft', { left, most: MOST_CHARACTERS })}
    </small>
  );
}
