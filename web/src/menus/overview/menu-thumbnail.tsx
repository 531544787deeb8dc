import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import styles from './menu-overview.module.css';

/** Only of menus that have no picture yet. */
const DrawnPage = lazy(async () => ({ default: (await import('./drawn-page.tsx')).DrawnPage }));

interface MenuThumbnailProps {
  menu: MenuSummary;
  /** A menu in the bin cannot be read any more. */
  isBin: boolean;
}

/** The menu's own first page, small: its thumbnail, and until one was made the page itself. */
export function MenuThumbnail({ menu: { id, orientation, thumbnailUrl, updatedAt }, isBin }: MenuThumbnailProps) {
  return (
    <SmallSheet orientation={orientation}>
      {thumbnailUrl && <img src={`${thumbnailUrl}?${encodeURIComponent(updatedAt)}`} alt="" loading="lazy" />}
      {!thumbnailUrl && (isBin ? <Lines /> : <WhenSeen id={id} />)}
    </SmallSheet>
  );
}

/** A sheet of paper, or a screen, on a desk. */
export function SmallSheet({ orientation, children }: { orientation: Orientation; children: ReactNode }) {
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }} data-wide={width > height || undefined}>
        {children}
      </div>
    </div>
  );
}

/** Px before it comes into sight that a menu is asked for. */
const AHEAD = '200px';

/** Only menus that are looked at are asked for. */
function WhenSeen({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { data } = useRead(readMenu, { params: { id } }, { enabled: isSeen });
  return (
    <div ref={place}>
      <Suspense fallback={<Lines />}>{data ? <DrawnPage page={data} {...data} /> : <Lines />}</Suspense>
    </div>
  );
}

function Lines() {
  return (
    <svg className={styles.lines} viewBox="0 0 60 80" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
      <path d="M18 14h24M12 26h36M12 33h28M12 44h36M12 51h22M12 62h36" />
    </svg>
  );
}
