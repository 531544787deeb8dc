import { Icon } from '../ui/control/icon.tsx';
import type { IconName } from '../ui/control/icon-shapes.ts';
import styles from './logo.module.css';
import { usePictureAddress } from './use-picture-address.ts';

/** The logo on white paper, as it is printed; without one the sign of the kind of place. */
export function Logo({ path, icon, size = 'small' }: { path: string | null; icon: IconName; size?: 'small' | 'large' }) {
  const address = usePictureAddress(path);
  return (
    <span className={`${styles.logo} ${styles[size]}`} data-empty={address === null || undefined}>
      {address ? <img src={address} alt="" className={styles.image} /> : <Icon name={icon} size={size === 'large' ? 34 : 18} />}
    </span>
  );
}
