import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import { METHOD_SECTIONS } from './method-section.tsx';
import styles from './method-contents.module.css';

/** Beside the text where there is room, else above it. */
export function MethodContents() {
  const text = useText('ingredients');
  return (
    <nav className={styles.contents} aria-label={text('method.contents')}>
      <ol>
        {METHOD_SECTIONS.map((name) => (
          <li key={name}>
            <Link to="." hash={name} quiet>
              {text(`${name}.title`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
