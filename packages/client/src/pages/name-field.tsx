import { t } from '@gaslamp/words/text';
import { MOST_CHARACTERS } from '../settings.ts';

interface NameProps {
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
  readonly required?: boolean;
}

/** One's own name. Nobody counts characters before they run out: then the field says so. */
export function NameField({ label, value, onValue, required = false }: NameProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        required={required}
        value={value}
        maxLength={MOST_CHARACTERS}
        autoComplete="nickname"
        onChange={(event) => onValue(event.target.value)}
      />
      <NameLeft value={value} />
    </label>
  );
}

/** How much more of a name there may be, when it runs short. */
export function NameLeft({ value }: { value: string }) {
  const left = MOST_CHARACTERS - value.length;
  return (
    <small className="muted" role="status">
      {left > 6 ? '' : t('create.nameLeft', { left, most: MOST_CHARACTERS })}
    </small>
  );
}
