// Why amsterdam refuses something, in Dutch, and the words for the facts that are named there.
import type { Texts } from '../en/amsterdamRefusals';

export const texts: Texts = {
  'amsterdam.refused.not-now': 'Dat kan nu niet. Beslis eerst: {due}.',
  'amsterdam.refused.answer-due': 'Beslis eerst: {due}.',
  'amsterdam.refused.nothing-asked': 'Dat wordt nu niet gevraagd. Beslis eerst: {due}.',
  'amsterdam.refused.not-laid-out': '{card} ligt niet open.',
  'amsterdam.refused.not-your-card': '{card} is geen van je {state} kaarten.',
  'amsterdam.refused.needs-card': 'Hiervoor heb je deze actieve kaart nodig: {card}.',
  'amsterdam.refused.no-discount': 'Op {card} bespaar je niets.',
  'amsterdam.refused.not-in-cost': '{card} kost geen {colour}.',
  'amsterdam.refused.name-discount':
    '{by}: je bespaart 1 grondstof. Kies welke, bijvoorbeeld {colour}.',
  'amsterdam.refused.already-used': '{card} is deze beurt al {times} keer gebruikt.',
  'amsterdam.refused.plan-repeated':
    '{by} herhaalt maar één plan per beurt; deze beurt is dat {card}.',
  'amsterdam.refused.condition-fails': 'Voorwaarde voor {card}: {condition}.',
  'amsterdam.refused.too-few-for-card':
    'Voor {card} heb je {need} {counted} nodig; je hebt er {have}.',
  'amsterdam.refused.too-many-for-card': '{card} staat hoogstens {most} {counted} toe; je hebt er {have}.',
  'amsterdam.refused.not-usable': '{card} kun je niet gebruiken. De kaart werkt vanzelf: {timing}.',
  'amsterdam.refused.used-by': '{card} gebruik je anders: {action}.',
  'amsterdam.refused.not-a-plan': '{card} is geen wijkplan.',
  'amsterdam.refused.too-few-resources':
    'Je hebt {need} {need: grondstof|grondstoffen} ({colour}) nodig; je hebt er {have}.',
  'amsterdam.refused.too-few-any':
    'Je hebt {need} {need: grondstof|grondstoffen} naar keuze nodig; je hebt er {have}.',
  'amsterdam.refused.too-few-florins': 'Je hebt {need} gulden nodig; je hebt er {have}.',
  'amsterdam.refused.colour-order':
    'Kies grondstoffen in de volgorde roze, grijs, oranje, bruin, paars, zwart; {colour} kan nu niet.',
  'amsterdam.refused.same-colour': 'Kies een andere kleur dan {colour}.',
  'amsterdam.refused.not-taken': 'Deze dobbelsteen heb je niet genomen: {colour}.',
  'amsterdam.refused.not-next-space': 'Vak {space} ligt niet naast vak {own} van deze dobbelsteen.',
  'amsterdam.refused.two-dice': 'Neem twee verschillende dobbelstenen, niet twee keer {colour}.',
  'amsterdam.refused.block-limit':
    'Je mag maar {most} {most: huizenblok|huizenblokken} per beurt nemen voor grondstoffen of gulden.',
  'amsterdam.refused.block-taken': '{block} heeft al een eigenaar.',
  'amsterdam.refused.market-used': 'De markttegel is deze beurt al {times} keer gebruikt.',
  'amsterdam.refused.market-idle': 'Markttegel {tile} zou niets doen. Voorwaarde: {condition}.',
  'amsterdam.refused.already-advanced': 'Je bent deze beurt al vooruitgegaan op de Amstel.',
  'amsterdam.refused.too-far': 'Tot de monding {most: is|zijn} het nog maar {most} {most: vak|vakken}.',
  'amsterdam.refused.not-beside': 'Je schuit ligt niet naast: {space}. Ze ligt hier: {here}.',
  'amsterdam.refused.no-quay':
    'Dokwerkers neem je mee aan een laadkade. Je schuit ligt hier: {here}.',
  'amsterdam.refused.no-loading':
    'Laden kan aan een laadkade of op het startvak. Je schuit ligt hier: {here}.',
  'amsterdam.refused.not-here':
    'Deze goederentegel hoort in zijn pakhuis of een depot: {good}. Je schuit ligt hier: {here}.',
  'amsterdam.refused.already-hired': 'Maar 1 dokwerker per stop: verplaats eerst je schuit.',
  'amsterdam.refused.crew-full': 'Je schuit is vol: {most} dokwerkers aan boord.',
  'amsterdam.refused.none-there': 'Hier wacht geen dokwerker ({docker}): {here}.',
  'amsterdam.refused.none-in-store': 'Niet in je opslag: {good}.',
  'amsterdam.refused.none-aboard': 'Niet aan boord van je schuit: {good}.',
  'amsterdam.refused.full': 'Hier is geen plaats meer: {here}.',
  'amsterdam.refused.not-removed': 'TOM verwijdert niet {card}, maar bijvoorbeeld {one}.',
  'amsterdam.refused.both-rewards': 'Hier krijg je voor deze goederentegel allebei: {good}.',
  'amsterdam.refused.foreman-begins': 'De voorman begint op een depot.',
  'amsterdam.refused.bailiff-begins': 'De baljuw begint op een huizenblok met kosten {cost}.',
  'amsterdam.refused.not-there':
    '{walker} gaat naar de dichtstbijzijnde vrije plaats, bijvoorbeeld {nearest}, niet hierheen: {place}.',
  'amsterdam.refused.not-in-pile': '{card} ligt niet op de aflegstapel.',
  'amsterdam.refused.just-returned': '{card} heb je net ingeleverd: neem een andere kaart.',
  'amsterdam.refused.pile-first': 'De aflegstapel heeft {have} andere {have: kaart|kaarten}: neem daar een van.',
  'amsterdam.refused.deck-empty': 'Deze stapel is leeg: {deck}.',
  'amsterdam.refused.one-at-least': 'Activeer minstens één kaart.',
  'amsterdam.refused.there-already': 'Je schuit ligt daar al: {here}.',
  'amsterdam.refused.impossible-chance': 'Dat is nu niet mogelijk.',
  'amsterdam.refused.solo-extension': 'Het solospel speel je zonder uitbreidingen.',

  // What is due instead.
  'amsterdam.due.draft': 'met welke kaart je begint',
  'amsterdam.due.stock': 'welke grondstof op je rondel komt',
  'amsterdam.due.take': 'welke kaart je neemt',
  'amsterdam.due.dice': 'welke twee dobbelstenen je neemt',
  'amsterdam.due.actions': 'wat je in je beurt doet',
  'amsterdam.due.keep': 'welke grondstof je houdt',
  'amsterdam.due.pay': 'welke grondstof je betaalt',
  'amsterdam.due.gain': 'welke grondstof je krijgt',
  'amsterdam.due.trade': 'opslaan of verkopen',
  'amsterdam.due.drop': 'welke inactieve kaart je aflegt',
  'amsterdam.due.shift': 'of je grondstoffen op een vak ernaast legt',
  'amsterdam.due.remove': 'welke kaart TOM verwijdert',
  'amsterdam.due.foreman': 'waar de voorman heen gaat',
  'amsterdam.due.bailiff': 'waar de baljuw heen gaat',
  'amsterdam.due.dealer': 'waar de zwartemarkthandelaar heen gaat',
  'amsterdam.due.return': 'welke inactieve kaart je ruilt',
  'amsterdam.due.fetch': 'welke kaart je ervoor neemt',
  'amsterdam.due.free-card': 'welke kaart je zonder kosten activeert',
  'amsterdam.due.moor': 'waar je schuit aanmeert',
  'amsterdam.due.free-block': 'welk huizenblok je gratis neemt',

  // What a card or a tile asks for.
  'amsterdam.condition.plan-used': 'een plan dat deze beurt is gebruikt',
  'amsterdam.condition.plan-used-of': 'een plan van {quarter} dat deze beurt is gebruikt',
  'amsterdam.condition.active-plan': 'een actief plan',
  'amsterdam.condition.active-plan-of': 'een actief plan van {quarter}',
  'amsterdam.condition.step-on-amstel': 'een stap op de Amstel in deze beurt',
  'amsterdam.condition.not-first-on-amstel': 'niet de eerste op de Amstel zijn',
  'amsterdam.condition.before-the-mouth': 'een schijf die nog niet in de monding ligt',
  'amsterdam.condition.last-on-amstel': 'de laatste op de Amstel zijn',
  'amsterdam.condition.fewest-points': 'minder punten dan alle anderen',
  'amsterdam.condition.most-points': 'meer punten dan alle anderen',
  'amsterdam.condition.florin-by-a-card': 'een gulden door een andere kaart in deze beurt',
  'amsterdam.condition.point-by-a-card': 'een punt door een andere kaart in deze beurt',
  'amsterdam.condition.own-crest': 'een eigen wapenschild in de stad',
  'amsterdam.condition.inactive-card': 'een eigen inactieve kaart',
  'amsterdam.condition.card-to-fetch': 'een kaart om ervoor te nemen',
  'amsterdam.condition.free-block': 'een vrij huizenblok',

  // What is counted.
  'amsterdam.counted.active-artisans': 'actieve ambachtslieden',
  'amsterdam.counted.active-buildings': 'actieve gebouwen',
  'amsterdam.counted.active-plans': 'actieve plannen',
  'amsterdam.counted.spaces-sailed': 'deze beurt gevaren vakken',
  'amsterdam.counted.goods-aboard': 'goederen aan boord',
  'amsterdam.counted.inactive-cards': 'inactieve kaarten',

  // How a card is used.
  'amsterdam.way.cede': 'een actief plan inleveren voor gulden',
  'amsterdam.way.buy': 'een kaart voor 3 gulden activeren',
  'amsterdam.way.acquire': 'een huizenblok voor 2 gulden nemen',
  'amsterdam.way.market': 'de markttegel een tweede keer gebruiken',
  'amsterdam.way.claim': 'een tweede huizenblok nemen',
  'amsterdam.way.use-of-a-plan': 'een plan nog eens gebruiken',
  'amsterdam.way.skip': 'in fase I geen kaart nemen',
  'amsterdam.way.shift': 'in fase II grondstoffen op een vak ernaast leggen',

  // Where a card lies.
  'amsterdam.state.active': 'actieve',
  'amsterdam.state.inactive': 'inactieve',

  // Who walks.
  'amsterdam.who.foreman': 'De voorman',
  'amsterdam.who.bailiff': 'De baljuw',
  'amsterdam.who.dealer': 'De zwartemarkthandelaar',
};
