/**
 * What dishes are called in all languages: the word by itself, or the end of one that is put together ("linssoppa", "Käsekuchen").
 * It tells a name from what else stands over a recipe, and decides nothing alone.
 */
const DISHES = `
  soup stew curry salad pie cake bread pasta casserole risotto lasagne lasagna chilli chili burger burgers sandwich sandwiches muffins cookies
  brownies pancakes roast bake traybake crumble pudding tart quiche omelette frittata stir-fry tacos fajitas wraps meatballs meatloaf biscuits scones dahl
  dal hotpot ragu bolognese gratin hash noodles goulash pilaf paella gumbo enchiladas burritos kebabs skewers fritters dumplings
  ratatouille moussaka shakshuka hummus pizza loaf rolls buns flapjacks cheesecake cobbler granola porridge chowder broth coleslaw stroganoff tagine
  biryani korma masala katsu ramen pho wok pesto carbonara waffles dip
  soppa soppor gryta gryt sallad paj kaka kakor bröd gratäng köttbullar pannkakor bullar biffar bullar pytt panna låda form färssås köttfärssås pudding wok
  pannbiff kåldolmar raggmunk våfflor tårta limpa frallor gröt spett burgare järpar stuvning kycklinggryta
  suppe gryte salat pai kake kaker brød gratin kjøttkaker fiskekaker vafler lapskaus pannekaker boller lefser fårikål karbonader grøt gryterett
  gryde gryderet tærte kage kager frikadeller fad boller pandekager vafler biksemad hakkebøf grød millionbøf lagkage steg
  eintopf auflauf kuchen torte brot brötchen gulasch pfanne schnitzel braten knödel klöße frikadellen ragout strudel pfannkuchen nudeln spätzle
  rouladen bratlinge buletten püree salat suppe geschnetzeltes muffins plätzchen waffeln lasagne quiche strudel klopse puffer grütze kompott tiramisu tiramisù mousse
  soupe velouté potage tarte tartes gâteau salade blanquette sauté ragoût crêpes cake bourguignon pot-au-feu hachis daube tajine couscous dahl
  clafoutis flan mousse terrine rôti gaufres galettes madeleines purée poêlée gratiné fondant tartiflette choucroute cassoulet bouillon
  soep stamppot taart salade ovenschotel schotel stoofpot stoof hachee pannenkoeken stampot roerbak pasta saus koekjes brood poffertjes wafels
  gehaktballen hutspot rijst nasi bami stoofvlees vlaai cake quiche tosti balletjes curry
  trifle pavlova scampi kedgeree jambalaya ziti slaw sponge parkin pasty pasties rarebit scouse cawl colcannon jalfrezi quesadillas sliders tetrazzini parmigiana
  minestrone gazpacho borscht bibimbap teriyaki laksa falafel focaccia blondies doughnuts tartlets crumpets
  jansson janssons frestelse kalops pyttipanna wallenbergare raggmunkar dillkött semlor plättar stuvad rotmos
  grateng plukkfisk raspeballer riskrem komle pytt kjøttboller
  tarteletter koldskål risalamande æbleskiver medister karbonader brunsviger sovs
  maultaschen kaiserschmarrn schmarrn frikassee bolognese bolo rösti bratäpfel bratapfel milchreis grießbrei labskaus stollen lebkuchen kekse schnecken zopf
  navarin parmentier croque-monsieur soufflé cannelés taboulé piperade brandade bouillabaisse moelleux profiteroles éclairs aligot waterzooi carbonnade carbonade gougères
  basquaise chaussons tian pissaladière
  bitterballen kroketten bobotie rendang oliebollen tompouce cannelloni`;

const WORDS = new Set(DISHES.split(/\s+/u).filter((word) => word !== ''));
/** Shorter words end too many others. */
const SHORTEST_END = 4;
const LONGEST_END = 12;

/** Whether a text has a word of a dish in it. */
export function hasDishWord(text: string): boolean {
  return (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).some(isDishWord);
}

export function isDishWord(word: string): boolean {
  if (WORDS.has(word)) return true;
  for (let length = Math.min(LONGEST_END, word.length - 1); length >= SHORTEST_END; length--)
    if (WORDS.has(word.slice(-length))) return true;
  return false;
}
