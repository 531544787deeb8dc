import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import styles from './method-contents.module.css';

/** Beside the text where there is room, else above it. */
export function MethodContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const text = useText('ingredients');
  return (
    <nav className={styles.contents} aria-label={text('method.contents')}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id} quiet>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
