import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Cela a-t-il fonctionné ?',
    lead: 'Un mois, quelque chose a changé : une étiquette, un plat, une recette, une mesure. Les valeurs obtenues depuis sont comparées à celles d’avant, après déduction de l’évolution des autres cuisines de l’organisation pendant les mêmes mois. Une tendance déjà présente est prolongée et ne compte pas comme un effet.',
    month: 'Mois du changement',
    less: 'Cela a fonctionné : la baisse dépasse ce que le hasard expliquerait.',
    more: 'La valeur a augmenté, plus que le hasard ne l’expliquerait.',
    cannot_tell: 'Aucun effet visible : l’écart ne dépasse pas les variations habituelles d’un mois à l’autre.',
    too_early: 'Trop tôt pour le dire : il faut quatre mois avec rapport avant et trois depuis. Il y en a {before} et {since}.',
    interval: 'Très probablement entre {low} et {high} ; le plus petit changement visible aurait été de {smallest}.',
    controls: 'Comparé à {count, plural, one {# autre cuisine} other {# autres cuisines}}.',
    alone:
      'Aucune autre cuisine n’a de rapport pour tous ces mois : les mois sont comparés aux mêmes mois des années précédentes.',
    no_control:
      'Impossible à évaluer : aucune autre cuisine n’a de rapport pour tous ces mois, et il n’y a pas d’année entière avant. La tendance et la saison peuvent tout expliquer.',
    years: 'Chaque mois est comparé au même mois des années précédentes.',
    trend: 'Sa propre tendance par rapport aux autres, {percent} par an, ne compte pas comme un effet.',
    trendAlone: 'Sa propre tendance, {percent} par an, ne compte pas comme un effet.',
    what: 'Élément évalué',
    kitchen: 'Toute la cuisine, par portion',
    weeks: {
      day: 'À partir de quel jour',
      whole: 'Tout le mois',
      lead: 'Un jour, quelque chose a changé. Les ventes quotidiennes du plat depuis lors sont comparées à celles des semaines précédentes, après déduction de l’évolution des autres plats de la cuisine, si leurs ventes sont connues par jour. Une tendance déjà présente est prolongée et ne compte pas comme un effet.',
      cannot_tell: 'Aucun effet visible : l’écart ne dépasse pas les variations habituelles d’une semaine à l’autre.',
      too_early:
        'Trop tôt pour le dire : il faut six semaines de ventes par jour avant et quatre depuis. Il y en a {before} et {since}.',
      no_control:
        'Impossible à évaluer : aucun autre plat n’a été vendu par jour pendant toutes ces semaines. La saison peut tout expliquer.',
    },
    dish: {
      lead: 'Un mois, quelque chose a changé : une étiquette, une description, une place à la carte. Les ventes du plat depuis lors sont comparées à celles des mois précédents, après déduction de l’évolution des autres plats de la cuisine pendant les mêmes mois. Une tendance déjà présente est prolongée et ne compte pas comme un effet.',
      less: 'Vendu moins souvent qu’avant : la baisse dépasse ce que le hasard expliquerait.',
      more: 'Vendu plus souvent qu’avant : la hausse dépasse ce que le hasard expliquerait.',
      controls: 'Comparé à {count, plural, one {# autre plat} other {# autres plats}} de la cuisine.',
      alone:
        'Aucun autre plat n’a été vendu pendant tous ces mois : les mois sont comparés aux mêmes mois des années précédentes.',
      no_control:
        'Impossible à évaluer : aucun autre plat n’a été vendu pendant tous ces mois, et il n’y a pas d’année entière avant. La tendance et la saison peuvent tout expliquer.',
    },
  },
  title: 'Les prochaines étapes',
  lead: 'À partir des plats vendus ces derniers mois ({months}, {share} de leur CO₂e), avec les recettes d’aujourd’hui. Cochez ce que vous feriez : les effets sont calculés ensemble sur une année, rien ne compte deux fois.',
  months: '{count, plural, one {# mois} other {# mois}}',
  none: 'Aucun rapport de ventes terminé des douze derniers mois où assez est compté n’indique encore quoi changer.',
  what: {
    swap: '{dish} : remplacer {from} par {to}',
    shift: '{dish} : remplacer {from} pour moitié par {to}',
    fewer: '{dish} : à la carte un quart moins souvent',
    supply: '{from}, origine {to}, dans tous les plats',
  },
  effect: 'économise {mass} par an ({low} à {high})',
  basis:
    '{count, plural, one {Calcul fait comme si chaque mois ressemblait à {month}.} other {Calcul fait comme si chaque mois ressemblait à la moyenne de ces # mois.}}',
  together: 'Ensemble',
  ofGap: '{share} de ce qu’il reste à parcourir.',
  closes: 'Cela suffit pour atteindre l’objectif.',
  excluded: {
    same_line: 'Décoché : {name}. Les deux mesures changent le même ingrédient.',
    nothing_more: 'Décoché : {name}. Les deux mesures ensemble n’économisent pas plus qu’une seule.',
  },
  notOffered: 'N’est plus proposé et ne compte donc pas dans la somme.',
  keep: 'Adopter comme plan d’action',
  kept: 'Le plan d’action a été enregistré.',
  plan: 'Notre plan d’action',
  planHead: {
    action: 'Mesure',
    expected: 'Attendu par an',
    since: 'Depuis',
    came: 'Résultat',
  },
  came: {
    early: 'Pas encore de rapport depuis.',
    unknown: 'Aucun rapport des deux dernières années ne l’indique.',
    dish: '{before} → {since} par portion ; {soldBefore} → {soldSince} portions par mois',
    all: 'Visible dans les valeurs de tous les plats.',
  },
  toTargets: 'Voir les objectifs',
  below: 'Rien ne dépasse la moyenne mondiale, mais vous pouvez encore progresser :',
} satisfies Texts<typeof enGb>;
