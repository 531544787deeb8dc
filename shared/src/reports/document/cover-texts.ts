import type { PlacedText } from '../../claims/check/claims-of-texts.ts';
import type { ReportSettings } from '../model/report-settings.ts';

interface CoverOfReport {
  name: string;
  settings: Pick<ReportSettings, 'title' | 'description' | 'language'>;
}

/** The words of a report that people write themselves: its name stands above the page of a link and in its files' names, whatever its title. */
export function coverTexts({ name, settings: { title, description, language } }: CoverOfReport): PlacedText[] {
  const named = title.trim() === name.trim() ? '' : title;
  const texts = [
    { place: 'cover', text: named },
    { place: 'report_name', text: name },
    { place: 'cover_text', text: description },
  ] as const;
  return texts.filter(({ text }) => text.trim() !== '').map((each) => ({ ...each, language }));
}
