import type { Texts } from '../en/amsterdamExtras';

export const texts: Texts = {
  // Parts.
  'amsterdam.pile': 'Aflegstapel · {count}',
  'amsterdam.river.tom': 'Hier ligt de schijf van TOM.',
  'amsterdam.walker.foreman':
    'Voorman: elke goederentegel die je hier aflevert, geeft 2 punten extra. Aan het einde van die beurt gaat hij naar de dichtstbijzijnde andere ankerplaats met plaats.',
  'amsterdam.walker.bailiff':
    'Baljuw: dit huizenblok kost 1 grondstof minder. Aan het einde van die beurt gaat hij over een brug naar een vrij huizenblok.',
  'amsterdam.walker.dealer':
    'Zwartemarkthandelaar: verkoop je dit hier, dan krijg je allebei. Aan het einde van die beurt gaat hij naar een vrij vak ernaast.',

  // What an action brings.
  'amsterdam.preview.bailiff': 'Vanaf nu 1 grondstof minder: {from} → {to}',
  'amsterdam.preview.foreman': 'Jouw goederentegel hier: {from} → {to} punten',
  'amsterdam.preview.dealer': 'Vanaf nu 2 gulden en 1 grondstof voor {good}',
  'amsterdam.preview.return': 'Je krijgt er een andere kaart van de aflegstapel voor',
  'amsterdam.preview.draw': 'De kaart wordt willekeurig getrokken',
  'amsterdam.preview.removed': 'Gaat naar de aflegstapel',

  // TOM.
  'amsterdam.tom': 'TOM, de solotegenstander',
  'amsterdam.tom.sits': 'solotegenstander',
  'amsterdam.tom.turn': 'De beurt van TOM in ronde {round}',
  'amsterdam.tom.turn.short': 'De beurt van TOM',
  'amsterdam.tom.step': '{step} van {steps}',
  'amsterdam.tom.back': 'Terug',
  'amsterdam.tom.on': 'Verder',
  'amsterdam.tom.close': 'Klaar',
  'amsterdam.tom.deed.removed': 'Verwijdert een kaart',
  'amsterdam.tom.deed.ones': 'Amstel',
  'amsterdam.tom.deed.docker': 'Dokwerker',
  'amsterdam.tom.deed.market': 'Markt',
  'amsterdam.tom.space': 'vak {number}',
  'amsterdam.tom.why.removed':
    'TOM ligt voor op de Amstel. Hij verwijdert de goedkoopste open kaart; bij gelijke stand wijkplan vóór gebouw vóór ambachtsman.',
  'amsterdam.tom.why.ones': 'Elke 1 is 1 vak. Bruggen en monding geven TOM punten, net als jou.',
  'amsterdam.tom.why.docker':
    'Drie gelijke dobbelstenen bepalen een dokwerker: {list}. TOM krijgt de volgende punten van het dokwerkersgebouw en 1 gulden.',
  'amsterdam.tom.why.only': 'Enige vrije huizenblok in deze wijk.',
  'amsterdam.tom.why.cheapest': 'Goedkoopste vrije huizenblok in deze wijk: kosten {cost}.',
  'amsterdam.tom.why.beside':
    'Van de {count} goedkoopste vrije huizenblokken (kosten {cost}) grenst dit aan een eigen blok.',
  'amsterdam.tom.why.left':
    'Van de {count} goedkoopste vrije huizenblokken (kosten {cost}) ligt dit het meest links; geen grenst beter aan eigen blokken.',
  'amsterdam.tom.why.market':
    'TOM betaalt één keer, als hij kan, en neemt punten en vakken, maar geen grondstoffen.',
  'amsterdam.tom.why.saved': 'TOM kan niet betalen en krijgt 1 gulden.',
  'amsterdam.tom.now': 'Stand als de partij nu eindigt: {points} punten.',
  'amsterdam.tom.next':
    'Bij de volgende 6 van de dobbelsteen {colour} neemt TOM dit huizenblok: {why}.',
  'amsterdam.tom.because.only': 'geen ander blok van de wijk is vrij',
  'amsterdam.tom.because.cheapest': 'geen ander vrij blok van de wijk is zo goedkoop',
  'amsterdam.tom.because.beside': 'van de {count} goedkoopste vrije blokken ligt het naast de zijne',
  'amsterdam.tom.because.left': 'van de {count} goedkoopste vrije blokken ligt het het meest links',
  'amsterdam.tom.crests':
    'TOM: {count} {count: wapenschild|wapenschilden}, grootste gebied: {group}',
  'amsterdam.tom.help': 'Zo speelt TOM',
  'amsterdam.tom.help.1':
    'TOM heeft geen spelersbord en geen kaarten. De dobbelstenen beslissen voor hem, voordat jij de jouwe neemt.',
  'amsterdam.tom.help.2':
    'Fase I: ligt TOM voor op de Amstel, dan verwijdert hij vóór jou een kaart: de goedkoopste, bij gelijke stand wijkplan vóór gebouw vóór ambachtsman. Zijn er meer gelijk, dan kies jij.',
  'amsterdam.tom.help.3': 'Daarna in deze volgorde. Elke 1: 1 vak op de Amstel.',
  'amsterdam.tom.help.4': 'Drie gelijke dobbelstenen: een dokwerker gaat van zijn kade naar het dokwerkersgebouw, voor de punten ervan en 1 gulden. 1 blauw, 2 wit, 3 geel, 4 bruin, 5 roze, 6 groen.',
  'amsterdam.tom.help.5':
    'Elke 6, in de volgorde bruin, grijs, paars, oranje, roze, zwart: TOM neemt een huizenblok in de wijk van die kleur: het goedkoopste, dan een naast een eigen blok, dan het meest linkse. De goederentegel verkoopt hij voor 2 gulden, of hij levert hem af als het vak op de zwarte markt bezet is.',
  'amsterdam.tom.help.6':
    'Markt: TOM betaalt als hij kan en neemt punten en vakken. Anders krijgt hij 1 gulden.',
  'amsterdam.tom.help.7':
    'Aan het einde tellen zijn grootste gebied, de wijktegel en zijn gulden. Je wint alleen met meer punten dan TOM.',
  'amsterdam.tom.won': 'Je verslaat TOM met {count} {count: punt|punten}.',
  'amsterdam.tom.lost': 'TOM ligt {count} {count: punt|punten} voor.',
  'amsterdam.tom.tied': 'Gelijke stand: TOM wint.',

  // Tasks.
  'amsterdam.tasks.met': 'voltooid',
  'amsterdam.tasks.elsewhere': 'de stukken leveren bij een andere opdracht meer op',
  'amsterdam.tasks.points': '{count} {count: punt|punten}',
  'amsterdam.tasks.give':
    'Aan het einde lever je de stukken in; elk stuk telt voor maar één opdracht.',
  'amsterdam.task-is': 'Opdracht {number}: {task}',
  'amsterdam.progress.quarter': '{have} van {need} wapenschilden in {quarter}',
  'amsterdam.progress.dockers': '{have} van {need} dokwerkers in het dokwerkersgebouw',
  'amsterdam.progress.sold': '{have} van {need} goederen op de zwarte markt',
  'amsterdam.progress.roofs': '{have} van {need} daken vol',
  'amsterdam.progress.depots': '{have} van {need} depots vol',
  'amsterdam.progress.crests': '{have} van {need} wapenschilden',
  'amsterdam.progress.each': '{artisans} {artisans: ambachtsman|ambachtslieden}, {buildings} {buildings: gebouw|gebouwen}, {plans} {plans: plan|plannen}',
  'amsterdam.progress.amstel': 'vak {have} van {need}',
  'amsterdam.progress.cards': '{have} van {need} kaarten actief',
  'amsterdam.progress.kinds': '{have} van {need} soorten aan boord',
  'amsterdam.progress.home.away': 'heeft het startvak nog niet verlaten',
  'amsterdam.progress.home.out': 'onderweg',
  'amsterdam.progress.home.back': 'is terug',
  'amsterdam.progress.pieces': '{have} van {need} stukken',
  'amsterdam.progress.colours': '{have} {have: kleur|kleuren} in voorraad',
  'amsterdam.progress.aboard': '{have} van {need} aan boord',

  // Setting up a table.
  'amsterdam.option.not-solo': 'Solo tegen TOM speel je zonder uitbreidingen.',
  'amsterdam.option.solo':
    'Eén plaats: je speelt solo tegen TOM, die door de dobbelstenen wordt gestuurd. Je wint alleen met meer punten dan TOM.',
  'amsterdam.option.characters.off.help': 'Zonder deze figuren spelen.',
  'amsterdam.option.characters.on.help':
    'De voorman geeft 2 punten extra per goederentegel, de baljuw bespaart 1 grondstof bij een huizenblok. Wie ze gebruikt, verplaatst ze.',
  'amsterdam.option.tasks.none.help': 'Geen opdrachten.',
  'amsterdam.option.tasks.secret-3.help': 'Elke speler krijgt drie geheime opdrachten.',
  'amsterdam.option.tasks.secret-5.help': 'Elke speler krijgt vijf geheime opdrachten.',
  'amsterdam.option.tasks.open-1.help': 'Elke speler krijgt één open opdracht.',
  'amsterdam.option.tasks.open-2.help': 'Elke speler krijgt twee open opdrachten.',
  'amsterdam.option.dealer.off.help': 'De zwarte markt geeft gulden of 1 grondstof.',
  'amsterdam.option.dealer.on.help':
    'Waar hij staat, krijg je één keer allebei; dan gaat hij verder.',
  'amsterdam.option.tiles.base.help': 'Tegels voor punten, vakken en grondstoffen.',
  'amsterdam.option.tiles.mixed.help': 'In elke helft enkele C-tegels met eigen werking.',
  'amsterdam.option.tiles.c-for-b.help': 'De tweede helft toont alleen C-tegels.',
};
