import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Text } from '../platform/i18n/use-text.ts';
import type { DashboardView } from './dashboard-filter.ts';

/** The name of an emission database above figures of one restaurant, or of several, each counted where it is. */
export function databaseName(text: Text<'dashboard'>, emissionDatabase: EmissionDatabase, view: DashboardView): string {
  if (emissionDatabase === 'rise') return text('databases.rise');
  return text(view === 'restaurant' ? 'databases.organization' : 'databases.each');
}
