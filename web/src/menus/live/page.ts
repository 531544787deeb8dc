import './page.css';
import './choices.css';
import './menu.css';
import './screen.css';
import { countDishes } from './count-dishes.ts';
import { keepChoices, restoreChoices } from './keep-choices.ts';
import { keepForLater } from './keep-for-later.ts';
import { followChanges } from './follow-changes.ts';
import { showAsScreen } from './screen.ts';

/** Brings a live page to life that is complete without it: counts, turns pages on a screen, follows changes, survives without a connection. */
function begin(): void {
  if (document.body.dataset['version'] === undefined) return;
  const screen = showAsScreen();
  restoreChoices();
  countDishes();
  document.addEventListener('change', () => {
    countDishes();
    keepChoices();
  });
  followChanges(() => {
    countDishes();
    screen.layOut();
    // Its own colours bring room around it on a screen, and a drawing behind it.
    const look = document.querySelector('#live link');
    look?.addEventListener('load', () => (screen.layOut(), void keepForLater()), { once: true });
    void keepForLater();
  });
  void keepForLater();
}

begin();
