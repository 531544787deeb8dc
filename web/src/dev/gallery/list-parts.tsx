import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card, Tile } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const DISHES = [
  { name: 'Braised leeks with hazelnut', level: 'very_low', co2: 290, weight: 310 },
  { name: 'Pike-perch, beurre blanc', level: 'medium', co2: 1320, weight: 280 },
  { name: 'Ox cheek in red wine', level: 'very_high', co2: 4870, weight: 420 },
] as const;

export function ListParts() {
  return (
    <Part title="Lists">
      <Breadcrumbs
        crumbs={[
          <Link key="recipes" to="/recipes" quiet>
            Recipes
          </Link>,
          'Braised leeks with hazelnut',
        ]}
      />
      <div className={styles.grid}>
        {DISHES.map((dish) => (
          <Tile
            key={dish.name}
            name={
              <Link to="/recipes" quiet>
                {dish.name}
              </Link>
            }
            details={<CarbonLabel level={dish.level} co2={dish.co2} />}
            actions={
              <Menu
                label={`More about ${dish.name}`}
                entries={[{ id: 'edit', label: 'Edit', onAction: () => {} }]}
                size="small"
              />
            }
          />
        ))}
      </div>
      <div className={styles.grid}>
        <Card title="A card" aside={<Badge>Draft</Badge>}>
          <p>Hairlines instead of boxes in boxes.</p>
        </Card>
        <Card plain title="A plain card">
          <p>On the page itself.</p>
        </Card>
      </div>
      <div className={styles.row}>
        <Badge>Neutral</Badge>
        <Badge tone="good" icon="check">
          Completed
        </Badge>
        <Badge tone="warning">3 lines open</Badge>
        <Badge tone="danger" icon="alert">
          Failed
        </Badge>
        <Badge tone="info">Grade B</Badge>
      </div>
    </Part>
  );
}
