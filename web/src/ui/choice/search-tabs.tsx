import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs, type TabContent } from './tabs.tsx';

/** Tabs whose choice stands in the address (`?tab=plan`): a link leads to one of them, and a reload stays on it. */
export function SearchTabs({ label, tabs }: { label: string; tabs: readonly TabContent[] }) {
  const navigate = useNavigate();
  const asked = useSearch({ strict: false, select: (search: object) => (search as { tab?: unknown }).tab });
  const selected = tabs.find((tab) => tab.id === asked)?.id ?? tabs[0]?.id ?? '';
  return (
    <Tabs
      label={label}
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => void navigate({ to: '.', search: ((search: object) => ({ ...search, tab })) as never, replace: true })}
    />
  );
}
