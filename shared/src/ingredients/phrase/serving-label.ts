/** What is served with a dish, in front of what it is: "To serve: mash", "Tilbehør: rømme 3 l", "Serveren: slagroom". In all languages. */
const LABEL =
  /^(?:to serve|for serving|serve(?:d)? (?:with|on|over)|to finish|garnish|(?:optional )?toppings?|sides?|accompaniments?|till? servering(?:en)?|servering|server(?:a|as|es|er)? (?:med|til|till)|servér med|tillbehör|tilbehør|garnering|garnityr|pynt|topping|servier(?:en|t) mit|dazu (?:passt|gibt es|reichen)|zum (?:servieren|garnieren|bestreuen|bestreichen)|servieren|beilagen?|dazu|garnitur|deko|(?:servir|servez|accompagner|à servir) (?:avec|de|d['’])|pour (?:servir|le service|la déco|la décoration|accompagner)|accompagnements?|garniture|décor|dressage|serveer met|serveren met|opdienen met|serveren|(?:om )?te serveren|voor erbij|erbij|bijgerecht)\s?:\s*(?=[\p{L}\d½¼¾⅓⅔])/iu;

/** A line without what it is served as. */
export function withoutServingLabel(line: string): string {
  return line.replace(LABEL, '');
}

/** "To serve: mash and greens": several foods behind the word, of which one alone is not the line. */
export function servesSeveral(line: string): boolean {
  const served = withoutServingLabel(line.trim());
  return served !== line.trim() && /[,&+]|\s(?:and|och|og|und|et|en)\s/iu.test(served);
}
