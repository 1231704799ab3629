import './finale-texts.ts';
import { t } from '@gaslamp/words/text';
import { Link } from 'wouter';

/**
 * From the end of the match in view to where it is looked back on, and told; with `keep` to where it is kept, too. Nothing
 * where that is what is in view.
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
