import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

const NAMES = 'definedPropertyNames';

// Whenever a style is asked for, the DOM copies the inherited ones for each element on the way to it, and does it as if they were sent to another
// thread. One by one they are copied in a sixth of the time (decision 0241).
CSSPropertyManager.prototype.clone = function clone() {
  const copy = new CSSPropertyManager();
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
  Reflect.set(copy, NAMES, { ...(Reflect.get(this, NAMES) as object) });
  return copy;
};
