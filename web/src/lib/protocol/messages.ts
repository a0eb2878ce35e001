// Made by scripts/protocol from the server's own types; do not edit.

/** seconds: how often a client pings */
export const PING_EVERY = 4;

/** seconds of silence after which a connection is dead */
export const DEAD_AFTER = 10;

/** bytes a client may send in one message */
export const LARGEST_FRAME = 16384;

/** characters in a person's name */
export const LONGEST_NAME = 40;

/** characters in a chat message */
export const LONGEST_TEXT = 200;

export type Phase =
  | "gathering"
  | "playing"
  | "over";

export type Code =
  | "invalid"
  | "illegal"
  | "not-your-turn"
  | "off-lesson"
  | "stale"
  | "wrong-phase"
  | "not-allowed"
  | "taken"
  | "sent-away"
  | "name-taken"
  | "unknown"
  | "later-rules"
  | "damaged"
  | "too-fast"
  | "too-big"
  | "foreign-origin"
  | "too-busy"
  | "full"
  | "no-reviews"
  | "closed"
  | "banned"
  | "unwanted"
  | "maintenance"
  | "unavailable"
  | "broken";

export type StandInReason =
  | "move"
  | "clock"
  | "absence"
  | "left";

export type BeginnerReason =
  | "chosen"
  | "youngest"
  | "passed";

export const CODES: readonly Code[] = [
  "invalid",
  "illegal",
  "not-your-turn",
  "off-lesson",
  "stale",
  "wrong-phase",
  "not-allowed",
  "taken",
  "sent-away",
  "name-taken",
  "unknown",
  "later-rules",
  "damaged",
  "too-fast",
  "too-big",
  "foreign-origin",
  "too-busy",
  "full",
  "no-reviews",
  "closed",
  "banned",
  "unwanted",
  "maintenance",
  "unavailable",
  "broken",
];

export type Face =
  | "bear"
  | "duck"
  | "fox"
  | "koala"
  | "owl"
  | "cat"
  | "hedgehog"
  | "rabbit"
  | "panda"
  | "frog"
  | "penguin"
  | "octopus";

export const FACES: readonly Face[] = [
  "bear",
  "duck",
  "fox",
  "koala",
  "owl",
  "cat",
  "hedgehog",
  "rabbit",
  "panda",
  "frog",
  "penguin",
  "octopus",
];

export type Reaction =
  | "clap"
  | "laugh"
  | "wow"
  | "hmm"
  | "oops"
  | "heart";

export const REACTIONS: readonly Reaction[] = [
  "clap",
  "laugh",
  "wow",
  "hmm",
  "oops",
  "heart",
];

export type GameName =
  | "split-it"
  | "splito"
  | "split";

export const GAMES: readonly GameName[] = [
  "split-it",
  "splito",
  "split",
];

export type Preset =
  | "hello"
  | "good-luck"
  | "thanks"
  | "sorry"
  | "oops"
  | "well-played"
  | "good-game"
  | "one-moment"
  | "i-am-back"
  | "take-your-time"
  | "again"
  | "bye"
  | "nice-cut"
  | "great-minds"
  | "so-close"
  | "my-joker"
  | "you-read-me"
  | "objective-open"
  | "come-to-me"
  | "nice-zone"
  | "hello-neighbour"
  | "what-a-product"
  | "last-round"
  | "left-or-right"
  | "any-advice"
  | "go-left"
  | "go-right"
  | "stay-low"
  | "stay-middle"
  | "stay-high"
  | "stay-in-band"
  | "i-am-fine"
  | "in-trouble"
  | "tight-gap"
  | "what-a-reset";

/** Ids of the preset phrases, by game; the client provides the wording. */
export const PRESETS: Record<GameName, readonly Preset[]> = {
  "split-it": ["hello", "good-luck", "thanks", "sorry", "oops", "well-played", "good-game", "one-moment", "i-am-back", "take-your-time", "again", "bye", "nice-cut", "great-minds", "so-close", "my-joker", "you-read-me"],
  "splito": ["hello", "good-luck", "thanks", "sorry", "oops", "well-played", "good-game", "one-moment", "i-am-back", "take-your-time", "again", "bye", "objective-open", "come-to-me", "nice-zone", "hello-neighbour", "so-close", "what-a-product", "last-round"],
  "split": ["hello", "good-luck", "thanks", "sorry", "oops", "well-played", "good-game", "one-moment", "i-am-back", "take-your-time", "again", "bye", "left-or-right", "any-advice", "go-left", "go-right", "stay-low", "stay-middle", "stay-high", "stay-in-band", "i-am-fine", "in-trouble", "tight-gap", "what-a-reset", "so-close"],
};

/** Presets that refer to something: they require `about`. */
export const SPEAKING: readonly Preset[] = [
  "objective-open",
  "stay-in-band",
];

export interface SplitItOptions {
  seats: 2 | 3 | 4;
  remove_after_every_split?: boolean;
}

export interface SplitItDisplay {
  /** by number, 1 first: number cards in its column */
  numbers: readonly number[];
  /** by number, 1 first: jokers in its column */
  jokers: readonly number[];
  /** jokers that are not in a column yet */
  pending: number;
}

/** How a finished game ended. Open to all. */
export interface SplitItOutcome {
  /** by seat */
  scores: readonly number[];
  /** by seat: 1 is first place, equals share a place */
  ranking: readonly number[];
  /** ascending; empty when a cooperative game is lost */
  winners: readonly number[];
  /** one of `Game.reasons` */
  reason: string;
}

/** The seats with the most cards of a number, and their margin. */
export interface SplitItLead {
  number: number;
  /** all that share the lead; empty if nobody has a column */
  seats: readonly number[];
  /** cards in the longest column, jokers included */
  size: number;
  /** cards ahead of the next seat; 0 if the lead is shared */
  margin: number;
}

export interface SplitItView {
  /** the viewer's; null: a spectator */
  seat: number | null;
  /** seats that owe a move */
  toAct: readonly number[];
  /** 1 for the first row */
  round: number;
  /** in the whole game */
  rounds: number;
  splitter: number;
  /** number of cards left; nobody sees which */
  stock: number;
  /** the row: one part until split, then white, pink, black */
  parts: readonly (readonly number[])[];
  /** two seats: the splitter's opponent must remove a section */
  removalDue: boolean;
  /** seats that have not won cards this round */
  active: readonly number[];
  /** the viewer's own, while it is sealed */
  guess: "white" | "pink" | "black" | null;
  /** seats that have sealed a guess */
  guessed: readonly number[];
  /** consecutive stand-offs over the two cards of the row */
  standOffs: number;
  /** winners that still have to place jokers, in order */
  placing: readonly number[];
  /** by seat */
  displays: readonly SplitItDisplay[];
  /** by card, joker first: how many have left the game */
  gone?: readonly number[];
  outcome: SplitItOutcome | null;
  /** By number, 1 first: which seats have the most cards, and their margin. */
  leads: readonly SplitItLead[];
  /** By seat: its score if the game ended now. */
  points: readonly number[];
}

export interface SplitItChange {
  before: number;
  after: number;
}

/** A column of mine that would grow. */
export interface SplitItColumnChange {
  number: number;
  /** jokers included */
  cards: SplitItChange;
  was: "none" | "behind" | "shared" | "alone";
  becomes: "none" | "behind" | "shared" | "alone";
  /** my lead over the next seat afterwards; 0 if I don't lead alone */
  margin: number;
}

/** What changes for me if I win these cards now. */
export interface SplitItGain {
  /** where they lie; null: a joker that I already have */
  section: "white" | "pink" | "black" | null;
  /** left to right */
  cards: readonly number[];
  /** lowest number first */
  columns: readonly SplitItColumnChange[];
  /** jokers I could then add to columns of my choice */
  jokers: number;
  /** jokers that would stay pending until my first column (5.4) */
  waiting: number;
  /** my points, before those jokers are placed */
  points: SplitItChange;
}

export interface SplitItPreview {
  /** one for a guess or joker; one per remaining section otherwise */
  gains: readonly SplitItGain[];
  /** cards that would leave the game */
  gone: readonly number[];
}

/** The score of a real table, with the same fields as in a view. */
export interface SplitItScored {
  /** by seat; as few of the cards as possible are jokers */
  displays: readonly SplitItDisplay[];
  /** by number, 1 first */
  leads: readonly SplitItLead[];
  /** by seat */
  points: readonly number[];
  outcome: SplitItOutcome;
}

export interface SplitItRowLaid {
  type: "row-laid";
  round: number;
  splitter: number;
  cards: readonly number[];
}

export interface SplitItRowSplit {
  type: "row-split";
  splitter: number;
  /** white, pink, black; with two cards, black is empty */
  parts: readonly (readonly number[])[];
  /** automatic: two or three cards can be split in only one way */
  forced: boolean;
}

export interface SplitItSectionRemoved {
  type: "section-removed";
  seat: number;
  section: "white" | "pink" | "black";
  cards: readonly number[];
}

export interface SplitItGuessSealed {
  type: "guess-sealed";
  seat: number;
  /** only its seat sees it; null for all others */
  section: "white" | "pink" | "black" | null;
}

export interface SplitItGuessTakenBack {
  type: "guess-taken-back";
  seat: number;
}

export interface SplitItGuessesTurned {
  type: "guesses-turned";
  /** by seat; null: the seat is no longer active */
  guesses: readonly ("white" | "pink" | "black" | null)[];
}

export interface SplitItSectionWon {
  type: "section-won";
  seat: number;
  section: "white" | "pink" | "black";
  cards: readonly number[];
}

/** Cards left the game: nobody guessed them, one was left over, or the stand-off limit. */
export interface SplitItCardsGone {
  type: "cards-gone";
  cards: readonly number[];
  /** "unchosen" | "single" | "stand-off" */
  why: string;
}

/** Two seats against two guessed the last two cards, so they guess again. */
export interface SplitItStoodOff {
  type: "stood-off";
  /** consecutive stand-offs over these two cards */
  times: number;
}

export interface SplitItJokerPlaced {
  type: "joker-placed";
  seat: number;
  number: number;
  /** automatic: the seat has only one column */
  forced: boolean;
}

export interface SplitItGameEnded {
  type: "game-ended";
  outcome: SplitItOutcome;
}

export type SplitItEvent =
  | SplitItRowLaid
  | SplitItRowSplit
  | SplitItSectionRemoved
  | SplitItGuessSealed
  | SplitItGuessTakenBack
  | SplitItGuessesTurned
  | SplitItSectionWon
  | SplitItCardsGone
  | SplitItStoodOff
  | SplitItJokerPlaced
  | SplitItGameEnded;

export interface SplitoOptions {
  seats: 3 | 4 | 5 | 6 | 7 | 8 | 2;
  value_at_least?: boolean;
  show_side?: boolean;
}

/** How a finished game ended. Open to all. */
export interface SplitoOutcome {
  /** by seat */
  scores: readonly number[];
  /** by seat: 1 is first place, equals share a place */
  ranking: readonly number[];
  /** ascending; empty when a cooperative game is lost */
  winners: readonly number[];
  /** one of `Game.reasons` */
  reason: string;
}

/** A common Objective: the count in each zone, and the zone that has the most. */
export interface SplitoCommonLine {
  objective: string;
  /** by zone */
  counts: readonly number[];
  /** by zone */
  statuses: readonly ("met" | "open" | "lost")[];
  /** the zone that holds it; null: a tie, or no zone counts for it */
  zone: number | null;
}

/** One Objective on the score sheet. */
export interface SplitoLine {
  objective: string;
  status: "met" | "open" | "lost";
}

/** Card counts of a zone: by value, by colour and in total. */
export interface SplitoTally {
  /** by value, 1 first */
  values: readonly number[];
  /** by colour, in the order of `Color` */
  colors: readonly number[];
  /** Splito cards and Objectives in the zone */
  cards: number;
  /** common Objectives it holds now */
  commons: number;
}

/** The score of one zone. */
export interface SplitoZoneSheet {
  /** the Objectives in the zone, in the order played */
  lines: readonly SplitoLine[];
  /** the commons it holds now */
  commons: readonly string[];
  tally: SplitoTally;
  /** points of its met Objectives and its commons */
  total: number;
}

/** The score sheet, during the game or at its end. Open to all. */
export interface SplitoSheet {
  /** the star first */
  commons: readonly SplitoCommonLine[];
  /** by zone */
  zones: readonly SplitoZoneSheet[];
  /** by seat: left zone times right zone */
  products: readonly number[];
  /** by seat: cards in its two zones; the fewest win a tie */
  cardCounts: readonly number[];
}

export interface SplitoView {
  /** the viewer's; null: a spectator */
  seat: number | null;
  /** seats that owe a move */
  toAct: readonly number[];
  /** 1 for the first */
  round: number;
  /** in the whole game */
  rounds: number;
  /** two Objectives, the star first */
  common: readonly string[];
  /** by zone, in the order played */
  zones: readonly (readonly string[])[];
  /** most cards that can still be played into one zone */
  toCome: number;
  /** the viewer's own; null for a spectator */
  hand: readonly string[] | null;
  /** by seat: hands the viewer has held */
  knownHands?: readonly (readonly string[] | null)[];
  /** by seat */
  handSizes: readonly number[];
  /** the viewer's own sealed card and side */
  choice: string | null;
  /** seats that have sealed a card */
  sealed: readonly number[];
  /** by seat: sealed sides, if the option shows them */
  shownSides: readonly ("left" | "right" | null)[];
  outcome: SplitoOutcome | null;
  /** The score sheet as it stands: status of Objectives, counts, totals and products. */
  sheet: SplitoSheet;
}

export interface SplitoChange {
  before: number;
  after: number;
}

/** An Objective whose status changes, or the card itself. */
export interface SplitoObjectiveChange {
  objective: string;
  zone: number;
  /** null: it is the card itself */
  was: "met" | "open" | "lost" | null;
  becomes: "met" | "open" | "lost";
  /** its points for the zone */
  points: SplitoChange;
}

/** A common Objective that the card counts for. */
export interface SplitoCommonChange {
  objective: string;
  /** in the zone of the card */
  count: SplitoChange;
  /** the zone that holds it; null: a tie, or no zone counts for it */
  was: number | null;
  becomes: number | null;
}

export interface SplitoZoneChange {
  zone: number;
  points: SplitoChange;
}

export interface SplitoPreview {
  /** where the card would lie */
  zone: number;
  /** number of cards in that zone */
  cards: SplitoChange;
  /** those in that zone first, then in others */
  objectives: readonly SplitoObjectiveChange[];
  commons: readonly SplitoCommonChange[];
  /** the card's zone first, then others whose points change */
  zones: readonly SplitoZoneChange[];
  /** of this seat: left zone times right zone */
  product: SplitoChange;
}

/** The score of a real table, with the same fields as in a view. */
export interface SplitoScored {
  /** has no lines if only points were given */
  sheet: SplitoSheet;
  outcome: SplitoOutcome;
}

export interface SplitoCardSealed {
  type: "card-sealed";
  seat: number;
  /** only its seat sees it; null for all others */
  card: string | null;
  /** only its seat sees it, or everybody if the option shows sides */
  side: "left" | "right" | null;
  /** the option `show_side` */
  sideShown: boolean;
}

export interface SplitoCardTakenBack {
  type: "card-taken-back";
  seat: number;
}

export interface SplitoCardTurned {
  type: "card-turned";
  seat: number;
  card: string;
  side: "left" | "right";
  zone: number;
}

/** Every seat passed the rest of its hand to its left neighbour. */
export interface SplitoHandsPassed {
  type: "hands-passed";
  /** the round that begins now */
  round: number;
}

/** Two seats: each got thirteen new cards for the second half. */
export interface SplitoSecondHandsDealt {
  type: "second-hands-dealt";
  /** the round that begins now */
  round: number;
}

export interface SplitoGameEnded {
  type: "game-ended";
  outcome: SplitoOutcome;
}

export type SplitoEvent =
  | SplitoCardSealed
  | SplitoCardTakenBack
  | SplitoCardTurned
  | SplitoHandsPassed
  | SplitoSecondHandsDealt
  | SplitoGameEnded;

export interface SplitOptions {
  seats: 2 | 3 | 4 | 5;
  mode?: "competitive" | "cooperative";
  helpers?: "both" | "zero" | "hundred" | "none";
  reset_keeps_direction?: boolean;
  bluff_resets?: boolean;
}

/** The open interval to play into if the middle card moves to this side. */
export interface SplitGap {
  /** null if there is no middle card */
  side: "left" | "right" | null;
  /** exclusive */
  low: number;
  /** exclusive */
  high: number;
}

/** How a finished game ended. Open to all. */
export interface SplitOutcome {
  /** by seat */
  scores: readonly number[];
  /** by seat: 1 is first place, equals share a place */
  ranking: readonly number[];
  /** ascending; empty when a cooperative game is lost */
  winners: readonly number[];
  /** one of `Game.reasons` */
  reason: string;
}

export interface SplitView {
  /** the viewer's; null: a spectator */
  seat: number | null;
  /** seats that owe a move */
  toAct: readonly number[];
  phase: "playing" | "burying" | "opening" | "answering" | "over";
  /** the seat on turn, or the opener */
  turn: number;
  /** 0 while the dealer opens, 1 for the first turn */
  turnNumber: number;
  /** the direction of play */
  clockwise: boolean;
  /** the viewer's own, ascending; null for a spectator */
  hand: readonly number[] | null;
  /** by seat */
  handSizes: readonly number[];
  /** pile, its top last */
  left: readonly number[];
  /** pile, its top last */
  right: readonly number[];
  /** between the piles; null after an opening */
  middle: number | null;
  /** one for each side the middle card can move to; empty without piles */
  gaps: readonly SplitGap[];
  /** by gap: the cards of the viewer's hand that fit */
  playable: readonly (readonly number[])[];
  /** cards whose play would leave the viewer only Wilds */
  stranding: readonly number[];
  /** cooperative: 0 and 100 as far as unused */
  helpers: readonly number[];
  /** number of cards left; nobody sees which */
  stock: number;
  /** Wilds the viewer buried: (index in stock, card) */
  buried: readonly (readonly [number, number])[];
  /** face up */
  discards: readonly number[];
  /** the viewer's own, while it is sealed */
  answer: string | null;
  /** seats that have sealed an answer */
  answered: readonly number[];
  /** number of refills so far */
  refills: number;
  outcome: SplitOutcome | null;
}

export interface SplitPreview {
  /** by side the middle card could then move to; empty: not known yet */
  gaps: readonly SplitGap[];
  /** by gap: the cards of my hand that would fit */
  playable: readonly (readonly number[])[];
  /** cards of my hand that would fit some gap, ascending */
  fits: readonly number[];
  /** the cards of my hand that I would keep, ascending */
  hand: readonly number[];
  /** number of unseen cards I would draw */
  drawn: number;
  /** my cards afterwards, with new piles laid after a reset */
  handSize: number;
  /** cooperative: unused helpers, which always fit (8.6) */
  helpers: readonly number[];
  /** the direction of play would change */
  turns: boolean;
  /** I would have only Wilds left, and a Wild can't be the last card */
  strands: boolean;
  /** an opening: whether a challenge would fail; null for other moves */
  honest: boolean | null;
  /** bluff resets: cards I would have to draw if proven wrong */
  risk: number;
}

/** The score of a real table, with the same fields as in a view. */
export interface SplitScored {
  /** by seat: cards left */
  handSizes: readonly number[];
  outcome: SplitOutcome;
}

export interface SplitMiddleMoved {
  type: "middle-moved";
  seat: number;
  card: number;
  side: "left" | "right";
}

export interface SplitCardPlayed {
  type: "card-played";
  seat: number;
  card: number;
  /** cooperative: a shared 0 or 100, not a card of the hand */
  isHelper: boolean;
}

export interface SplitDirectionTurned {
  type: "direction-turned";
  clockwise: boolean;
}

/** The first step of a reset: both piles and the middle card are discarded, face up. */
export interface SplitTableCleared {
  type: "table-cleared";
  seat: number;
  cards: readonly number[];
}

export interface SplitStockRefilled {
  type: "stock-refilled";
  /** number of discards put under the stock; nobody sees their order */
  cards: number;
}

export interface SplitCardsDrawn {
  type: "cards-drawn";
  seat: number;
  count: number;
  /** only its seat sees them; null for all others */
  cards: readonly number[] | null;
}

export interface SplitWildBuried {
  type: "wild-buried";
  seat: number;
  /** only its seat sees it; null for all others */
  card: number | null;
}

export interface SplitPilesOpened {
  type: "piles-opened";
  seat: number;
  low: number;
  high: number;
}

export interface SplitAnswerSealed {
  type: "answer-sealed";
  seat: number;
  /** only its seat sees it; null for all others */
  answer: string | null;
}

export interface SplitAnswerTakenBack {
  type: "answer-taken-back";
  seat: number;
}

export interface SplitAnswersTurned {
  type: "answers-turned";
  /** by seat; null: the resetter */
  answers: readonly (string | null)[];
}

/** A challenge revealed whether a reset was honest. Unchallenged, nobody learns that. */
export interface SplitBluffCalled {
  type: "bluff-called";
  /** the resetter */
  seat: number;
  honest: boolean;
}

/** Cooperative: a seat has played its last card. */
export interface SplitSeatOut {
  type: "seat-out";
  seat: number;
}

export interface SplitGameEnded {
  type: "game-ended";
  outcome: SplitOutcome;
}

export type SplitEvent =
  | SplitMiddleMoved
  | SplitCardPlayed
  | SplitDirectionTurned
  | SplitTableCleared
  | SplitStockRefilled
  | SplitCardsDrawn
  | SplitWildBuried
  | SplitPilesOpened
  | SplitAnswerSealed
  | SplitAnswerTakenBack
  | SplitAnswersTurned
  | SplitBluffCalled
  | SplitSeatOut
  | SplitGameEnded;

export interface Options {
  "split-it": SplitItOptions;
  "splito": SplitoOptions;
  "split": SplitOptions;
}

export interface Views {
  "split-it": SplitItView;
  "splito": SplitoView;
  "split": SplitView;
}

export interface Events {
  "split-it": SplitItEvent;
  "splito": SplitoEvent;
  "split": SplitEvent;
}

export interface Previews {
  "split-it": SplitItPreview;
  "splito": SplitoPreview;
  "split": SplitPreview;
}

export interface Scores {
  "split-it": SplitItScored;
  "splito": SplitoScored;
  "split": SplitScored;
}

/** Changed fields: each as a whole or, if the client set `places`, only a list's changed items. */
export type Changes<V> = { [Field in keyof V]?: V[Field] | Places<V[Field]> };

/** The changed items of a list whose length is unchanged, by index. */
export type Places<L> = L extends readonly (infer T)[] ? Readonly<Record<number, T>> : never;

/** How long a series lasts. */
export interface Series {
  /** until somebody has `count` wins, or `count` games were played */
  to: "wins" | "games";
  count: number;
}

/** A table's settings, besides the game's own options. */
export interface Settings {
  /** public tables are listed in the lobby */
  visibility: "private" | "public";
  talk: "free" | "presets" | "off";
  /** whether a sealed choice may be taken back until the last is in */
  takeBack: boolean;
  /** seconds for a move; null: no clock */
  clock: number | null;
  /** seconds until a bot plays for somebody who is away; null: never */
  absence: number | null;
  /** whether hints are possible, once everybody in a seat agrees */
  hints?: boolean;
  /** whether views include what players could remember; not in old logs */
  memoryAids?: boolean;
  /** null: each game stands alone */
  series?: Series | null;
}

/** The position of a finished game from which a what-if game started. */
export interface Tried {
  /** its table; null: it came from a record */
  table: string | null;
  /** which game of that table, from 1 */
  number: number | null;
  /** moves played before the position */
  at: number;
  /** whether cards the seat couldn't see were dealt again */
  imagined: boolean;
}

/** Take a free seat, or change seats or name. A newcomer needs the table's invitation. */
export interface Sit {
  type: "sit";
  name: string;
  /** null: my current one, or the first free one */
  seat?: number | null;
  invite?: string | null;
  /** null: my current one, or one nobody else here has */
  face?: string | null;
}

/** Give a spectator a name, which they need to talk. */
export interface Watch {
  type: "watch";
  name: string;
  /** with the invitation of a private table there is always room */
  invite?: string | null;
}

/** Leave for good. During a game a bot takes over. */
export interface Leave {
  type: "leave";
}

/** Host, between games: put a bot into a free seat, or replace another bot. */
export interface SeatBot {
  type: "seat-bot";
  /** null: the default one, `medium` if available */
  bot?: string | null;
  /** null: the first free one */
  seat?: number | null;
}

/** Host, between games: remove a bot or a person from a seat. */
export interface EmptySeat {
  type: "empty-seat";
  seat: number;
}

/** Host: remove a spectator for good. Their token is refused from now on. */
export interface Ban {
  type: "ban";
  /** one of the `watchers` */
  name: string;
}

/** Host, between games: choose who begins the next game, if the game has a starting player. */
export interface ChooseBeginner {
  type: "choose-beginner";
  /** null: at random */
  seat?: number | null;
  /** the person there is the youngest: the choice follows them */
  youngest?: boolean;
}

/** Host: deal. After a game this deals the next one, even if not everybody agreed to it. */
export interface Start {
  type: "start";
  /** the bot for seats that are empty or were left */
  fill?: string | null;
  /** as in `contribute`, if the host hasn't contributed yet */
  entropy?: string | null;
  /** deal the same cards as in the game that is over */
  sameDeal?: boolean;
}

/** From a seat, between games: add random digits to the next deal, once, after its `promise`. */
export interface Contribute {
  type: "contribute";
  /** lower-case hexadecimal */
  entropy: string;
}

/** Ask for another game, or withdraw that. When the last person agrees, it is dealt. */
export interface Rematch {
  type: "rematch";
  yes?: boolean;
  /** with the same cards, if everybody wants that */
  sameDeal?: boolean;
}

/** Play a move in the game's notation: one of the `legal` moves last sent to this seat. */
export interface Play {
  type: "play";
  move: string;
  /** the last seq seen; if the position has changed since, it is stale */
  seq?: number | null;
}

/** Take back my sealed choice while others are still choosing, if the table allows it. */
export interface TakeBack {
  type: "take-back";
  seq?: number | null;
}

/** Extend my time for this move by the full time for a move. */
export interface MoreTime {
  type: "more-time";
}

/** I'm back: take over from the bot that plays for me. */
export interface Back {
  type: "back";
}

/** Let a bot play for somebody who is away, until they are back. */
export interface StandIn {
  type: "stand-in";
  seat: number;
}

/** From a seat: send a quick sign to everybody. It isn't stored. */
export interface React {
  type: "react";
  reaction: string;
}

/** From a seat: agree that everybody here may ask for hints, or withdraw that. */
export interface AgreeToHints {
  type: "hints";
  yes?: boolean;
}

/** Say something: either a preset phrase by its id, or free text if the table allows it. */
export interface Say {
  type: "say";
  preset?: string | null;
  /** the topic, for phrases that have one */
  about?: string | null;
  text?: string | null;
}

/** The first message on a connection. Send it again at any time for a fresh view. */
export interface Hello {
  type: "hello";
  table: string;
  /** null: a spectator without a name */
  token?: string | null;
  /** the last seq I have; `missed` then contains what happened after it */
  since?: number | null;
  /** show me the table as a spectator sees it, without my cards */
  blind?: boolean;
  companions?: readonly string[];
  places?: boolean;
}

/** Send a command to the table. */
export interface Do {
  type: "do";
  /** made by the client, unique: a repeat is answered but not applied again */
  id: string;
  command: Command;
}

/** Ask what a move of mine would change. Only I get the answer, and nothing changes. */
export interface Consider {
  type: "consider";
  /** repeated in the answer */
  id: string;
  /** one of the `legal` moves last sent to this seat */
  move: string;
  /** the last seq seen, as in `play` */
  seq?: number | null;
}

/** Ask what the strongest bot here would do in my place. Only I get the answer. */
export interface Hint {
  type: "hint";
  /** repeated in the answer */
  id: string;
  /** the last seq seen, as in `play` */
  seq?: number | null;
}

/** Sent every few seconds and answered immediately: both sides know the connection is alive. */
export interface Ping {
  type: "ping";
}

/** One seat as everybody sees it. */
export interface SeatCard {
  /** null: the seat is free */
  name: string | null;
  /** one of `FACES`, chosen or assigned; null: the seat is free */
  face: string | null;
  /** which bot sits here, or plays for the person */
  bot: string | null;
  /** why a bot plays for the person */
  standIn: StandInReason | null;
  /** whether the person has a live connection, or recently used REST */
  present: boolean;
  /** moves in a row for which the time ran out */
  missed: number;
  /** whether they want another game */
  rematch: boolean;
  /** whether they want it with the same cards */
  sameDeal: boolean;
  /** whether they agree to hints for everybody */
  hints: boolean;
  /** fingerprint of this seat's contribution to the next deal */
  contributed: string | null;
}

/** What a deal was drawn from. */
export interface Chance {
  /** fingerprint of the seed */
  promise: string;
  seed: string;
  /** by seat; null: contributed nothing */
  entropy: readonly (string | null)[];
  /** the seat chosen to begin; null: drawn at random */
  beginner: number | null;
}

/** Opens the commitment once the game is over: it is the SHA-256 of salt and deal. */
export interface Opening {
  salt: string;
  deal: Record<string, unknown>;
  /** null: the deal wasn't drawn, but known before */
  chance: Chance | null;
}

/** One step of a guided game's coach. */
export interface CoachStep {
  /** the message's id; clients translate it */
  says: string;
  /** the place on the game's table it points at */
  at: string | null;
  /** whether it waits for the learner's move, rather than just being read */
  waits: boolean;
}

/** The progress of a guided game. It follows from the moves played so far. */
export interface Coach {
  lesson: string;
  /** the learner's */
  seat: number;
  /** steps in the whole lesson */
  count: number;
  /** how many of them come before `steps` */
  first: number;
  /** to show now, in order; empty while others are to move */
  steps: readonly CoachStep[];
}

/** Who is to begin the next game. */
export interface BeginnerCard {
  seat: number;
  why: BeginnerReason;
}

/** The standing of one player in a series. */
export interface SeriesLine {
  name: string;
  face: string;
  /** which bot it is; null: a person */
  bot: string | null;
  /** null: no longer at the table */
  seat: number | null;
  /** a shared win counts for each winner */
  wins: number;
  /** sum over their games; null: this game has no points to add up */
  points: number | null;
  /** 1 is first; equals share a place */
  place: number;
}

/** A finished game of a series. */
export interface SeriesGame {
  /** which game of the table, from 1 */
  number: number;
  /** by index in `lines`; null: did not play */
  scores: readonly (number | null)[];
  /** indices in `lines`; empty if all lost together */
  winners: readonly number[];
}

/** The standing of a series; its length is in the settings. */
export interface SeriesCard {
  /** all win or lose together: only `won` counts, and places mean nothing */
  together: boolean;
  /** games that somebody, or everybody together, has won */
  won: number;
  /** people and bots in seats by seat, then those who left */
  lines: readonly SeriesLine[];
  /** of this series, in order */
  games: readonly SeriesGame[];
  /** decided: first place has won, and the next game starts a new series */
  over: boolean;
}

/** A table as everybody at it sees it. The cards are in the view. */
export interface TableCard<G extends GameName = GameName> {
  id: string;
  game: G;
  options: Options[G];
  /** the table's own cards; null: the game's */
  deck: readonly Record<string, unknown>[] | null;
  settings: Settings;
  phase: Phase;
  /** games started at this table */
  number: number;
  seats: readonly SeatCard[];
  /** the seat that may start games, seat bots and remove people */
  host: number | null;
  /** by seat, ms since 1970: when a bot moves for it */
  deadlines: readonly (number | null)[];
  /** by seat: how often it may still extend its time for this move */
  moreTime: readonly number[];
  /** by seat: when a bot may play for its absent person */
  standInFrom: readonly (number | null)[];
  /** present spectators with a name */
  watchers: readonly string[];
  /** whether a player to act may ask for a hint */
  hints: boolean;
  /** whether this deal has been played before */
  knownDeal: boolean;
  /** where this what-if game started; null: an ordinary game */
  tried: Tried | null;
  /** null: not a guided game */
  coach: Coach | null;
  /** who begins the next game; null: drawn at random, or nobody */
  beginner: BeginnerCard | null;
  /** null: each game stands alone */
  series: SeriesCard | null;
  /** ids of the phrases available at this table */
  presets: readonly Preset[];
  /** by the operator, for good: nobody can do anything here any more */
  closed: boolean;
  /** whether the rules forbid talking about your own cards */
  discreet: boolean;
  /** fingerprint of the next deal's seed; null during a game */
  promise: string | null;
  /** fingerprint of the current game's deal */
  commitment: string | null;
  /** once the game is over */
  opening: Opening | null;
  /** once the game is over: the hash-chain link of its last entry */
  logHash: string | null;
}

/** Who you are at this table. */
export interface You {
  person: number | null;
  seat: number | null;
  /** visible to people in seats; at public tables to everybody */
  invite: string | null;
}

/** Something said at the table. */
export interface Remark {
  seq: number;
  /** ms since 1970 */
  at: number;
  name: string;
  /** null: a spectator */
  seat: number | null;
  preset: string | null;
  /** the phrase's topic, by id; null: none */
  about: string | null;
  text: string | null;
}

/** A quick sign from somebody in a seat. */
export interface Reacted {
  seat: number;
  /** one of `REACTIONS` */
  reaction: string;
}

/** The events of one move, as this viewer saw them. */
export interface Happening<G extends GameName = GameName> {
  /** at the start of a what-if game, several share one */
  seq: number;
  /** a list of the game's events, each with its `type` */
  events: readonly Events[G][];
}

/** Entries that clients were sent and that a database lost when an older copy replaced it. */
export interface Lost {
  /** the last seq that is still valid */
  since: number;
  /** how many after it were lost */
  entries: number;
}

/** The whole table as you may see it. It replaces everything the client knew. */
export interface Welcome<G extends GameName = GameName> {
  type: "welcome";
  seq: number;
  /** ms since 1970 by the server's clock, which deadlines use */
  now: number;
  table: TableCard<G>;
  you: You;
  /** the game's view; null before the first game */
  view: Views[G] | null;
  /** your legal moves; empty unless you are to act */
  legal: readonly string[];
  /** what happened after `since` in the current game */
  missed: readonly Happening<G>[];
  /** the latest remarks */
  talk: readonly Remark[];
  /** whether there are earlier ones, available by REST */
  earlierTalk: boolean;
  /** entries you were sent that are no longer valid */
  lost?: Lost;
}

/** What one entry changed. Fields left out are unchanged. */
export interface Update<G extends GameName = GameName> {
  type: "update";
  seq: number;
  /** the id of your own command, if that caused it */
  done?: string;
  /** the changed fields of the table */
  table?: Partial<TableCard<G>>;
  you?: You;
  events?: readonly Events[G][];
  /** the changed fields of the view, whole or by index (see `places`) */
  view?: Changes<Views[G]>;
  legal?: readonly string[];
  said?: readonly Remark[];
  /** always alone, with the seq of the last entry */
  reacted?: Reacted;
}

/** The answer to a repeated command: it had already been applied, as entry `seq`. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** What a move would change, as far as your seat can see. */
export interface Considered<G extends GameName = GameName> {
  type: "considered";
  id: string;
  /** the table's last entry */
  seq: number;
  /** its type depends on the game */
  preview: Previews[G];
}

/** Something that you can see on the table, and that a hint names. */
export interface HintPlace {
  kind: "column" | "common" | "hand" | "helper" | "objective" | "seat" | "section" | "zone";
  /** a card, an Objective, a seat's number, a column, or which section, zone or common */
  at: string;
}

/** Why a move is good: the message `hint-ID`, with figures from the rules. */
export interface HintReason {
  id: string;
  values: Record<string, number>;
  /** what it is about: to name and to highlight */
  places: readonly HintPlace[];
}

/** The best move in your place, as a review of the game will judge it: from what your seat
 * can see. */
export interface Hinted {
  type: "hinted";
  id: string;
  /** the table's last entry */
  seq: number;
  /** one of the `legal` moves */
  move: string;
  /** a bot that advises instead; null: the judge of reviews, or a lesson */
  bot: string | null;
  why: HintReason | null;
}

/** A refused request. It changed nothing. */
export interface Problem {
  type: "problem";
  code: Code;
  /** one line for people: what, where, and what is allowed */
  message: string;
  /** of the refused request */
  id?: string;
  /** the table's last entry */
  seq?: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The server closes the connection. Reconnect after `retryAfter` ms. */
export interface Bye {
  type: "bye";
  reason: "restarting" | "silent" | "too-fast" | "moved" | "full";
  retryAfter: number;
}

/** What the operator tells everybody. It replaces the one before; without fields, none is left.
 * 
 * Sent before the first `welcome`, if there is one, and whenever it changes. */
export interface Notice {
  type: "notice";
  /** in the operator's own words */
  text?: string;
  /** no new games begin */
  maintenance?: boolean;
}

/** The settings of a new table. */
export interface WantedSettings {
  visibility?: "private" | "public";
  /** null: depends on the game */
  talk?: "free" | "presets" | "off" | null;
  takeBack?: boolean;
  clock?: number | null;
  absence?: number | null;
  /** false: no hints, even if everybody agrees */
  hints?: boolean;
  /** false: views leave out what players could remember */
  memoryAids?: boolean;
  /** null: each game stands alone */
  series?: Series | null;
}

/** A finished game on this server, whose deal is to be played again. */
export interface SameDeal {
  table: string;
  number: number;
}

/** A position of a finished game to play on from: of a table here, or of the `record`. */
export interface TryOut {
  /** moves played before it */
  at: number;
  /** mine */
  seat: number;
  table?: string | null;
  number?: number | null;
  /** deal again what the seat couldn't see at that point */
  imagined?: boolean;
}

/** Open a table: for a game with its options, a deal to play again, or a guided game. */
export interface OpenTable {
  name: string;
  game?: string | null;
  options?: Record<string, number | boolean | string>;
  /** null: the game's defaults */
  settings?: WantedSettings | null;
  /** null: the server makes one */
  token?: string | null;
  sameDeal?: SameDeal | null;
  /** a finished splittable/1 record, to play its deal */
  record?: Record<string, unknown> | null;
  /** the other seats get bots: `bots`, or the default one */
  tryout?: TryOut | null;
  /** a guided game by name; it defines everything but my name */
  lesson?: string | null;
  /** fill the other seats with this bot and start immediately */
  bots?: string | null;
  /** mine; null: any */
  face?: string | null;
  /** who begins the first game; null: drawn at random */
  beginner?: number | null;
  /** my own cards; null: the server's or the game's */
  deck?: readonly Record<string, unknown>[] | null;
}

/** A new table, with what its opener needs. */
export interface TableOpened {
  table: string;
  invite: string;
  /** secret: anyone who has it acts as this person */
  token: string;
  /** the link for players */
  joinPath: string;
  /** the link for spectators */
  watchPath: string;
  /** as in the table: seen before `start` adds the opener's entropy */
  promise: string | null;
}

/** A page of a table's chat, in order. */
export interface TalkPage {
  talk: readonly Remark[];
  /** whether there are earlier remarks */
  earlierTalk: boolean;
}

/** A command sent by REST. The Authorization header carries the token. */
export interface PostedCommand {
  id: string;
  command: Command;
}

/** A command was applied, as entry `seq`. */
export interface Answered {
  id: string;
  seq: number;
}

/** An option of a game. */
export interface OptionCard {
  name: string;
  /** the default first */
  values: readonly (number | boolean | string)[];
  meaning: string;
}

/** A game as this server offers it. */
export interface GameCard {
  name: GameName;
  title: string;
  /** the version of its rules */
  rules: number;
  options: readonly OptionCard[];
  /** those available here */
  bots: readonly string[];
  /** ids of its phrases */
  presets: readonly Preset[];
  /** the name of the starting player's role; null: the game has none */
  beginner: string | null;
  /** whether a table may bring its own cards */
  takesDeck: boolean;
  /** whether tables without their own cards get the operator's */
  houseDeck: boolean;
}

/** A parameter of a kind of card. */
export interface DeckParameter {
  name: string;
  allowed: readonly (number | string)[];
  /** whether it is a list: at least one value, none twice */
  several: boolean;
}

/** A kind of card. */
export interface DeckKind {
  name: string;
  parameters: readonly DeckParameter[];
  /** a card may have one of these, or none */
  symbols: readonly string[];
}

/** The deck of a game, and what a table's own cards may consist of. */
export interface DeckSheet {
  /** as in a deck file, with how certain we are of each */
  cards: readonly Record<string, unknown>[];
  /** the operator's, for tables without their own; null: the cards above */
  house: readonly Record<string, unknown>[] | null;
  kinds: readonly DeckKind[];
  /** of a card; the least is 1 */
  mostPoints: number;
  mostCards: number;
}

/** A deck to check. */
export interface DeckWish {
  deck: readonly Record<string, unknown>[];
}

/** One error in a deck. */
export interface DeckComplaint {
  /** index of the card; null: the deck as a whole */
  place: number | null;
  /** such as `points` or `params.value`; null: the card as a whole */
  field: string | null;
  /** one line for people */
  message: string;
}

/** The result of checking a deck. */
export interface DeckVerdict {
  /** empty: it can be used */
  complaints: readonly DeckComplaint[];
  /** the seat counts it has enough cards for */
  seats: readonly number[];
}

/** The end of a game on a real table, to be scored. It contains no names. */
export interface ScoreWish {
  options: Record<string, number | boolean | string>;
  /** its form depends on the game */
  table: Record<string, unknown>;
  /** own cards, as for a table */
  deck?: readonly Record<string, unknown>[] | null;
}

/** A numbered deal from a deck of your own. */
export interface DealWish {
  options: Record<string, number | boolean | string>;
  /** as for a table */
  deck?: readonly Record<string, unknown>[] | null;
}

/** Cards that lie together when a real table is prepared. */
export interface DealPacket {
  /** hand, second-hand, common, helpers, row, stock or out */
  kind: string;
  /** as in a record; of a stock or a row, the first card first */
  cards: readonly (number | string)[];
  /** visible to its seat, to everybody, to nobody yet */
  sight: "own" | "open" | "hidden";
  /** the owner; null: the table */
  seat: number | null;
  /** of a row, from 1 */
  number: number | null;
}

/** A numbered deal, to lay out on a real table: the same cards on every server. */
export interface DealSheet {
  game: GameName;
  options: Record<string, number | boolean | string>;
  /** version of the mapping from numbers to deals */
  definition: number;
  number: number;
  /** the seat that begins; null: none */
  beginner: number | null;
  /** as in a record */
  deal: Record<string, unknown>;
  /** all cards in the box, in the order to prepare them */
  packets: readonly DealPacket[];
}

/** For how long a server keeps what. Days; null: as long as the table, or the server. */
export interface Privacy {
  /** tables whose game is over, after their last use */
  keepFinished: number | null;
  /** other tables */
  keepAbandoned: number | null;
  /** remarks */
  keepTalk: number | null;
  /** reports, bans after they end, and operators' acts */
  keepNotes: number | null;
  /** of the operator: a mail address or a link; empty: none given */
  contact: string;
  /** whether somebody can read them */
  takesReports: boolean;
}

/** What was erased. */
export interface Forgotten {
  /** at how many tables there was anything */
  tables: number;
}

/** What a player reports: the table, or a remark there. */
export interface ReportWish {
  reason: "insult" | "name" | "spoil" | "other";
  /** of the remark */
  seq?: number | null;
  /** the reporter's own */
  words?: string;
}

/** The operators can read the report now. */
export interface Reported {
  id: string;
}

/** A public table in the lobby. */
export interface LobbyCard<G extends GameName = GameName> {
  id: string;
  invite: string;
  game: G;
  options: Options[G];
  phase: Phase;
  /** by seat; null: free */
  names: readonly (string | null)[];
  clock: number | null;
  /** whether it plays with its own cards */
  ownDeck?: boolean;
}

/** The public tables. */
export interface LobbyTables<G extends GameName = GameName> {
  tables: readonly LobbyCard<G>[];
}

/** The games of this server. */
export interface Games {
  games: readonly GameCard[];
}

/** From where this server can be reached. */
export interface Reach {
  /** false: only from the machine it runs on */
  shared: boolean;
  /** its addresses for other machines; only for requests from itself */
  addresses: readonly string[];
}

/** A game after a number of moves, as seen from one seat or by a spectator. */
export interface Moment<G extends GameName = GameName> {
  table: string;
  number: number;
  /** moves played so far */
  at: number;
  /** in the whole game; while it runs, so far */
  moves: number;
  names: readonly string[];
  /** by seat: the bot that sat there; null: a person, or unknown */
  bots: readonly (string | null)[];
  /** by seat; null: unknown, as for an uploaded record */
  faces: readonly (string | null)[];
  /** who made the last move */
  seat: number | null;
  /** the last move; null at the start, and in a running game unless your own */
  move: string | null;
  events: readonly Events[G][];
  view: Views[G];
  /** by seat: all views of a finished game, if requested */
  views: readonly Views[G][] | null;
  /** of a finished game, as in its table's card */
  logHash: string | null;
}

/** The events of one move, as one viewer saw them. */
export interface ListedMove<G extends GameName = GameName> {
  /** moves played, including this one */
  at: number;
  seat: number;
  events: readonly Events[G][];
}

/** A finished game from its first move to its last. */
export interface MoveList<G extends GameName = GameName> {
  table: string;
  number: number;
  moves: readonly ListedMove<G>[];
}

/** A position of an uploaded record. */
export interface MomentWish {
  /** splittable/1 */
  record: Record<string, unknown>;
  at: number;
  /** the viewer; null: a spectator */
  seat?: number | null;
  /** include every seat's view */
  open?: boolean;
}

/** An uploaded record of a finished game, to be reviewed. */
export interface ReviewWish {
  /** splittable/1 */
  record: Record<string, unknown>;
}

/** Why the best move is better. */
export interface ReviewReason {
  id: string;
  values: Record<string, number>;
}

/** A legal move, as the review values it. */
export interface ReviewedMove {
  move: string;
  /** of winning */
  chance: number;
  error: number;
  tries: number;
  /** how often the mix plays it */
  share: number | null;
}

/** A decision, judged by what its seat could know. */
export interface ReviewedDecision {
  /** moves made before it */
  at: number;
  seat: number;
  move: string;
  best: string;
  /** of the chance of winning */
  loss: number;
  error: number;
  grade: "slip" | "mistake" | "blunder" | null;
  /** judged against a mix */
  mixed: boolean;
  /** the best first */
  candidates: readonly ReviewedMove[];
  reasons: readonly ReviewReason[];
}

/** The chances of winning at one position. */
export interface ReviewedPosition {
  /** moves made before it */
  at: number;
  /** by seat */
  chances: readonly number[];
  errors: readonly number[];
}

/** A review in progress. It is cancelled if nobody keeps asking for it. */
export interface ReviewProgress {
  state: "waiting" | "working";
  /** 0 to 1 */
  done: number;
  /** of the review of an uploaded record; null for a table's game */
  id: string | null;
  /** reviews that are made before this one */
  ahead: number;
  positions: readonly ReviewedPosition[];
  decisions: readonly ReviewedDecision[];
}

/** The parts of a seat's result: fair, luck, others and own add up to it. */
export interface ReviewedPart {
  seat: number;
  fair: number;
  luck: number;
  others: number;
  own: number;
  result: number;
  others_error: number;
  own_error: number;
}

/** A review in the format `splittable-review/1` (docs/review.md). */
export interface ReviewSheet {
  format: "splittable-review/1";
  /** SHA-256 of the record */
  record: string;
  game: GameName;
  options: Record<string, number | boolean | string>;
  /** by seat */
  names: readonly string[];
  playouts: number;
  seed: number;
  fair_error: number;
  /** by position and seat */
  chances: readonly (readonly number[])[];
  errors: readonly (readonly number[])[];
  decisions: readonly ReviewedDecision[];
  /** by seat */
  parts: readonly ReviewedPart[];
}

export type Command =
  | Sit
  | Watch
  | Leave
  | SeatBot
  | EmptySeat
  | Ban
  | ChooseBeginner
  | Contribute
  | Start
  | Rematch
  | Play
  | TakeBack
  | MoreTime
  | Back
  | StandIn
  | AgreeToHints
  | Say
  | React;

export type ClientMessage =
  | Hello
  | Do
  | Consider
  | Hint
  | Ping;

export type ServerMessage<G extends GameName = GameName> =
  | Welcome<G>
  | Update<G>
  | Done
  | Considered<G>
  | Hinted
  | Problem
  | Pong
  | Bye
  | Notice;
