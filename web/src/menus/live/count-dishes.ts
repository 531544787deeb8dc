/** Says how many dishes the choices leave, and leaves out a heading with nothing below it. */
export function countDishes(): void {
  const said = document.querySelector<HTMLElement>('.shown');
  const dishes = [...document.querySelectorAll<HTMLElement>('.dish')];
  for (const course of document.querySelectorAll<HTMLElement>('.course')) course.hidden = false;
  const shown = dishes.filter((dish) => getComputedStyle(dish).display !== 'none').length;
  const isChosen = document.querySelector('.filters input:checked') !== null;
  if (isChosen) for (const course of document.querySelectorAll<HTMLElement>('.course')) course.hidden = isEmpty(course);
  if (!said) return;
  const words = (shown === 0 ? said.dataset['none'] : said.dataset['words']) ?? '';
  said.textContent = isChosen ? words.replace('{shown}', String(shown)).replace('{all}', String(dishes.length)) : '';
}

/** Whether all dishes up to the next heading are hidden. */
function isEmpty(course: Element): boolean {
  let dishes = 0;
  for (let next = course.nextElementSibling; next && !next.matches('.course, .title'); next = next.nextElementSibling) {
    if (!next.matches('.dish')) continue;
    dishes += 1;
    if (getComputedStyle(next).display !== 'none') return false;
  }
  return dishes > 0;
}
