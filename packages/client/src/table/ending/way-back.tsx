import './finale-texts.ts';
import { t } from '@gaslamp/words/text';
import { Link } from 'wouter';

/**
 * Links from the end of a match to its replay and its story; with `keep` also to the page for taking it along. Rendered only on
 * the match's own page.
 */
export function WayBack({ keep = false }: { keep?: boolean }) {
  const { pathname } = location;
  if (!/^\/m\/[^/]+$/.test(pathname)) return null;
  return (
    <>
      <Link href={`${pathname}/replay`} className="button">
        {t('table.finale.lookBack')}
      </Link>
      <Link href={`${pathname}/story`} className="button">
        {t('table.finale.story')}
      </Link>
      {keep ? (
        <Link href={`${pathname}/take-along`} className="button">
          {t('table.finale.takeAlong')}
        </Link>
      ) : null}
    </>
  );
}
