import { influenceWords } from '@gaslamp/words/emerald-1e/influence';
import { type Model, words } from '@gaslamp/words/emerald-1e/model';
import { Rich } from '../../table/things/rich.tsx';

/** R5.2: each player's influence on targets, and who has the most. */
export function Influence({ m, targets }: { readonly m: Model; readonly targets: readonly number[] }) {
  return targets.map((target) => {
    const texts = influenceWords(m, target);
    if (texts === null) return null;
    return (
      <p key={target} className="influence">
        <b>{words(m, texts.title)}</b> <Rich text={`${texts.counts.join('; ')}.`} /> <Rich text={texts.most} />{' '}
        {texts.claims.map((claim) => (
          <strong key={claim}>
            <Rich text={claim} />
          </strong>
        ))}
      </p>
    );
  });
}
