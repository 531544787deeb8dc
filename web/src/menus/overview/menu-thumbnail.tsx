import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import styles from './menu-overview.module.css';

/** The menu's own first page, small; an empty page of its size until one was made. */
export function MenuThumbnail({ menu: { orientation, thumbnailUrl, updatedAt } }: { menu: MenuSummary }) {
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <div className={styles.desk}>
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }} data-wide={width > height || undefined}>
        {thumbnailUrl ? (
          <img src={`${thumbnailUrl}?${encodeURIComponent(updatedAt)}`} alt="" loading="lazy" />
        ) : (
          <svg className={styles.lines} viewBox="0 0 60 80" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
            <path d="M18 14h24M12 26h36M12 33h28M12 44h36M12 51h22M12 62h36" />
          </svg>
        )}
      </div>
    </div>
  );
}
