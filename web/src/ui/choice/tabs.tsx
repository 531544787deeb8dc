import { memo, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export interface TabContent {
  id: string;
  label: string;
  content: ReactNode;
  /** A small number after the label. */
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly TabContent[];
  selected?: string;
  onSelect?: (id: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      selectedKey={selected}
      onSelectionChange={onSelect && ((key) => onSelect(String(key)))}
    >
      <TabRow label={label} tabs={tabs} selected={selected} />
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

type RowProps = Pick<TabsProps, 'label' | 'tabs' | 'selected'>;

/** Drawn anew only where a word of it changes: what stands below it may change with every key. */
const TabRow = memo(function TabRow({ label, tabs, selected }: RowProps) {
  return (
    <TabList className={styles.list ?? ''} aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''} ref={tab.id === selected ? showInRow : null}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Tab>
      ))}
    </TabList>
  );
}, saysTheSame);

function saysTheSame(one: RowProps, other: RowProps): boolean {
  return (
    one.label === other.label &&
    one.selected === other.selected &&
    one.tabs.length === other.tabs.length &&
    one.tabs.every(({ id, label, count }, at) => {
      const { id: otherId, label: otherLabel, count: otherCount } = other.tabs[at] ?? { id: '', label: '' };
      return id === otherId && label === otherLabel && count === otherCount;
    })
  );
}

/** A link may lead to a tab beyond the edge of a phone. Only the row moves, never the page. */
function showInRow(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left < row.left || place.right > row.right) list.scrollLeft += place.left - row.left - (row.width - place.width) / 2;
}
