import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Kbd } from '../../ui/control/kbd.tsx';
import { ButtonLink, Link } from '../../ui/control/link.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ActionParts() {
  return (
    <Part title="Actions">
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} icon="add">
            With an icon
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="bin" label="Delete" variant="secondary" />
        <IconButton icon="add" label="Add" variant="primary" />
        <IconButton icon="filter" label="Filter" pressed />
        <IconButton icon="download" label="Download" disabled />
        <ButtonLink to="/recipes" icon="recipe">
          A link like a button
        </ButtonLink>
        <Link to="/recipes">A link in text</Link>
        <Link to="/recipes" quiet>
          A quiet link
        </Link>
        <span>
          <Kbd keys="Ctrl" /> <Kbd keys="K" />
        </span>
      </div>
    </Part>
  );
}
