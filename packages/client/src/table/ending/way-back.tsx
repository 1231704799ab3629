import './finale-texts.ts';
import { t } from '@gaslamp/words/text';
import { Link, useLocation } from 'wouter';

/**
 * Links from the end of a match to its replay and its story; with `keep` also to the page for taking it along. Rendered only on
 * the match's own page.
 */
export function WayBack({ keep = false }: { keep?: boolean }) {
  const [place] = useLocation();
  if (!/^\/m\/[^/]+$/.test(place)) return null;
  return (
    <>
      <Link href={`${place}/replay`} className="button">
        {t('table.finale.lookBack')}
      </Link>
      <Link href={`${place}/story`} className="button">
        {t('table.finale.story')}
      </Link>
      {keep ? (
        <Link href={`${place}/take-along`} className="button">
          {t('table.finale.takeAlong')}
        </Link>
      ) : null}
    </>
  );
}
