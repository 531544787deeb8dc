import type { ReactNode } from 'react';
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
      <TabList className={styles.list ?? ''} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''} ref={tab.id === selected ? showInRow : null}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** A link may lead to a tab beyond the edge of a phone. Only the row moves, never the page. */
function showInRow(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.left < row.left || place.right > row.right) list.scrollLeft += place.left - row.left - (row.width - place.width) / 2;
}
