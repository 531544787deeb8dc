import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { RestaurantField } from '../../restaurants/restaurant-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import styles from '../purchases.module.css';

interface BuyerQuestionProps {
  buyer: { name: string; id: string | null; files: readonly string[] };
  /** The kitchen worked in: most likely it is this one. */
  restaurantId: string;
  onPut: (restaurantId: string) => void;
}

/** Which kitchen a buyer is: asked once. */
export function BuyerQuestion({ buyer: { name, id, files }, restaurantId, onPut }: BuyerQuestionProps) {
  const text = useText('purchases');
  const [chosen, setChosen] = useState(restaurantId);
  return (
    <section className={styles.question}>
      <div>
        <h3 className={styles.heading}>{text('buyer.title', { name: name || (id ?? '–') })}</h3>
        <p className={styles.quiet}>{text('buyer.lead', { count: files.length, id: id === null ? '' : ` (${id})` })}</p>
      </div>
      <div className={styles.actions}>
        <RestaurantField label={text('buyer.kitchen')} value={chosen} onChange={setChosen} />
        <Button variant="primary" onClick={() => onPut(chosen)}>
          {text('buyer.put')}
        </Button>
      </div>
    </section>
  );
}
