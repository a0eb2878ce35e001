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
  | "no-reviews"
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
  "no-reviews",
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
  | "tight-gap"
  | "what-a-reset";

/** Ids of the preset phrases, by game; the client provides the wording. */
export const PRESETS: Record<GameName, readonly Preset[]> = {
  "split-it": ["hello", "good-luck", "thanks", "sorry", "oops", "well-played", "good-game", "one-moment", "i-am-back", "take-your-time", "again", "bye", "nice-cut", "great-minds", "so-close", "my-joker", "you-read-me"],
  "splito": ["hello", "good-luck", "thanks", "sorry", "oops", "well-played", "good-game", "one-moment", "i-am-back", "take-your-time", "again", "bye", "objective-open", "come-to-me", "nice-zone", "hello-neighbour", "so-close", "what-a-product", "last-round"],
  "split": ["hello", "good-luck", "thanks", "sorry", "oops", "well-played", "good-game", "one-moment", "i-am-back", "take-your-time", "again", "bye", "left-or-right", "any-advice", "go-left", "go-right", "stay-low", "stay-middle", "stay-high", "stay-in-band", "tight-gap", "what-a-reset", "so-close"],
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

/** For how long a table counts its games together. */
export interface Series {
  /** until somebody has won so many, or so many have been played */
  to: "wins" | "games";
  count: number;
}

/** What a table agrees on besides the game's own options. */
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
  /** whether there are any, once all people in seats agree to them */
  hints?: boolean;
  /** whether views tell what one could remember; old logs do not say */
  memoryAids?: boolean;
  /** null: every game is on its own */
  series?: Series | null;
}

/** From where a game is tried again: a position of a finished one. */
export interface Tried {
  /** where that was played; null: it came as a record */
  table: string | null;
  /** which game of that table */
  number: number | null;
  /** moves played by then */
  at: number;
  /** whether what the seat could not see was dealt anew */
  imagined: boolean;
}

/** Take a free seat, or change seats or name. A newcomer needs the table's invitation. */
export interface Sit {
  type: "sit";
  name: string;
  /** null: the first free one, or the one I have */
  seat?: number | null;
  invite?: string | null;
  /** null: the one I have, or one that nobody else here has */
  face?: string | null;
}

/** Give a spectator a name, to be able to talk. */
export interface Watch {
  type: "watch";
  name: string;
  /** with that of a private table there is always room */
  invite?: string | null;
}

/** Leave for good; during a game a bot plays on. */
export interface Leave {
  type: "leave";
}

/** Host, between games: put a bot into a free seat, or in the place of another bot. */
export interface SeatBot {
  type: "seat-bot";
  /** null: the usual one, `medium` where it can be had */
  bot?: string | null;
  /** null: the first free one */
  seat?: number | null;
}

/** Host, between games: send a bot or a person away from a seat. */
export interface EmptySeat {
  type: "empty-seat";
  seat: number;
}

/** Host: send a spectator away for good, as far as their token goes. */
export interface Ban {
  type: "ban";
  /** one of the `watchers` */
  name: string;
}

/** Host, between games: say who begins the next game, where it has somebody who does. */
export interface ChooseBeginner {
  type: "choose-beginner";
  /** null: by lot */
  seat?: number | null;
  /** who sits there is the youngest: it goes with them to another seat */
  youngest?: boolean;
}

/** Host: deal. After a game it deals the next one, whether or not all have said yes. */
export interface Start {
  type: "start";
  /** the bot for the seats that are empty or left */
  fill?: string | null;
  /** as in `contribute`, for a host who has not contributed yet */
  entropy?: string | null;
  /** deal the cards of the game that is over once more */
  sameDeal?: boolean;
}

/** Between games, from a seat, once a deal: random digits of my own, after the `promise`. */
export interface Contribute {
  type: "contribute";
  /** hexadecimal, in small letters */
  entropy: string;
}

/** Want another game, or not after all; the last person's yes deals it. */
export interface Rematch {
  type: "rematch";
  yes?: boolean;
  /** with the same cards, if everybody wants them */
  sameDeal?: boolean;
}

/** A move in the game's notation, one of the `legal` moves last sent to this seat. */
export interface Play {
  type: "play";
  move: string;
  /** the last seq seen; a move made against another position is stale */
  seq?: number | null;
}

/** Take back my sealed choice while others are still choosing, where the table allows it. */
export interface TakeBack {
  type: "take-back";
}

/** Give me the time for a move once more. */
export interface MoreTime {
  type: "more-time";
}

/** I am back: the bot that plays for me hands over. */
export interface Back {
  type: "back";
}

/** Let a bot play for somebody who is away, until they are back. */
export interface StandIn {
  type: "stand-in";
  seat: number;
}

/** From a seat: a quick sign to all, without words. It is not kept: who looks away misses it. */
export interface React {
  type: "react";
  reaction: string;
}

/** From a seat: agree that everybody here may ask for hints, or take it back. */
export interface AgreeToHints {
  type: "hints";
  yes?: boolean;
}

/** A preset phrase by its id, or free text where the table allows it: one of the two. */
export interface Say {
  type: "say";
  preset?: string | null;
  /** of what the phrase speaks, for phrases that speak of something */
  about?: string | null;
  text?: string | null;
}

/** The first message on a line, and whenever the client wants a fresh view. */
export interface Hello {
  type: "hello";
  table: string;
  /** null: a nameless spectator */
  token?: string | null;
  /** the last seq I have: tell me what happened after it */
  since?: number | null;
  /** my cards wait for me: show me the table as every spectator sees it */
  blind?: boolean;
  companions?: readonly string[];
  places?: boolean;
}

export interface Do {
  type: "do";
  /** made by the client, never used twice: a repeat is answered, not applied again */
  id: string;
  command: Command;
}

/** What would this move of mine change? It is answered to me alone, and changes nothing. */
export interface Consider {
  type: "consider";
  /** the answer bears it */
  id: string;
  /** one of the `legal` moves last sent to this seat */
  move: string;
  /** the last seq seen, as in `play` */
  seq?: number | null;
}

/** What would the strongest bot here do in my place? It is answered to me alone. */
export interface Hint {
  type: "hint";
  /** the answer bears it */
  id: string;
  /** the last seq seen, as in `play` */
  seq?: number | null;
}

/** Sent every few seconds; answered at once, so that both sides know the line is alive. */
export interface Ping {
  type: "ping";
}

/** One seat as everybody sees it. */
export interface SeatCard {
  /** null: the seat is free */
  name: string | null;
  /** one of `FACES`, chosen or given; null: the seat is free */
  face: string | null;
  /** which bot sits here, or plays for its person */
  bot: string | null;
  /** why a bot plays for the person */
  standIn: StandInReason | null;
  /** a person with a live line, or who asked by REST a moment ago */
  present: boolean;
  /** moves in a row for which the time ran out */
  missed: number;
  /** wants another game */
  rematch: boolean;
  /** and that with the cards of the game that is over */
  sameDeal: boolean;
  /** agrees to hints for everybody */
  hints: boolean;
  /** fingerprint of what this seat adds to the next deal */
  contributed: string | null;
}

/** What a deal was drawn from. */
export interface Chance {
  /** the seed gives it */
  promise: string;
  seed: string;
  /** by seat; null: it contributed nothing */
  entropy: readonly (string | null)[];
  /** the seat that was said to begin; null: that was drawn as well */
  beginner: number | null;
}

/** Opens the commitment once the game is over: sha256 of salt and deal gives it. */
export interface Opening {
  salt: string;
  deal: Record<string, unknown>;
  /** null: the deal was known */
  chance: Chance | null;
}

/** One thing that the coach of a guided game says. */
export interface CoachStep {
  /** the message's id; clients word it in their language */
  says: string;
  /** what it points at: a place on the game's table */
  at: string | null;
  /** for the learner's move; else it is read and gone on from */
  waits: boolean;
}

/** How far a guided game has come: it follows from the moves played so far. */
export interface Coach {
  lesson: string;
  /** the learner's */
  seat: number;
  /** steps in the whole lesson */
  count: number;
  /** how many of them came before `steps` */
  first: number;
  /** to be said now, in order; none while others are to move */
  steps: readonly CoachStep[];
}

/** Who is to begin the next game. */
export interface BeginnerCard {
  seat: number;
  why: BeginnerReason;
}

/** What one player of a series has come to so far. */
export interface SeriesLine {
  name: string;
  face: string;
  /** which bot that is; null: a person */
  bot: string | null;
  /** where they sit; null: they are not at the table any more */
  seat: number | null;
  /** a shared win is one for each */
  wins: number;
  /** of all their games; null: this game has none to add up */
  points: number | null;
  /** 1 is first, and equals share it */
  place: number;
}

/** A finished game of a series. */
export interface SeriesGame {
  /** at this table, as for its replay */
  number: number;
  /** by line; null: did not play it */
  scores: readonly (number | null)[];
  /** lines; none where all have lost together */
  winners: readonly number[];
}

/** How a series stands; for how long it is played is in the settings. */
export interface SeriesCard {
  /** all win or lose: `won` is what counts, and nobody is before another */
  together: boolean;
  /** games that somebody has won, or all together */
  won: number;
  /** who sits here by seat, then who has left */
  lines: readonly SeriesLine[];
  /** of this series, in order */
  games: readonly SeriesGame[];
  /** it is decided: first place has won it, and the next game begins another */
  over: boolean;
}

/** A table as everybody at it sees it; the cards themselves are in the view. */
export interface TableCard<G extends GameName = GameName> {
  id: string;
  game: G;
  options: Options[G];
  /** the table's own cards; null: those that come with the game */
  deck: readonly Record<string, unknown>[] | null;
  settings: Settings;
  phase: Phase;
  /** games begun at this table */
  number: number;
  seats: readonly SeatCard[];
  /** the seat that may start, seat bots and send away */
  host: number | null;
  /** by seat, ms since 1970: when a bot moves for it */
  deadlines: readonly (number | null)[];
  /** by seat: how often it may still ask for more time for its move */
  moreTime: readonly number[];
  /** by seat, for who is away: when others may ask for a bot */
  standInFrom: readonly (number | null)[];
  /** spectators that gave a name and are here */
  watchers: readonly string[];
  /** whether who is waited for may ask for a hint */
  hints: boolean;
  /** this deal has been played before */
  knownDeal: boolean;
  /** from where the present game is tried again; null: it is no try */
  tried: Tried | null;
  /** of a guided game; null: the present game is none */
  coach: Coach | null;
  /** who begins the next game; null: by lot, or nobody does */
  beginner: BeginnerCard | null;
  /** null: every game here is on its own */
  series: SeriesCard | null;
  /** the phrases that suit this table */
  presets: readonly Preset[];
  /** the rules forbid to speak of the cards that one holds */
  discreet: boolean;
  /** fingerprint of the seed of the next deal; null while a game is played */
  promise: string | null;
  /** of the present game's deal */
  commitment: string | null;
  /** once the game is over */
  opening: Opening | null;
  /** once the game is over: the link of the entry that ended it */
  logHash: string | null;
}

/** Who the server takes this line for. */
export interface You {
  person: number | null;
  seat: number | null;
  /** for those who may pass it on: people in seats, everybody at public tables */
  invite: string | null;
}

/** Something said. */
export interface Remark {
  seq: number;
  /** ms since 1970 */
  at: number;
  name: string;
  /** null: a spectator */
  seat: number | null;
  preset: string | null;
  /** of what the phrase speaks, by id; null: of nothing in particular */
  about: string | null;
  text: string | null;
}

/** A quick sign of somebody in a seat. */
export interface Reacted {
  seat: number;
  /** one of `REACTIONS` */
  reaction: string;
}

/** The events of one move, as this viewer saw them. */
export interface Happening<G extends GameName = GameName> {
  /** a try begins with several of the same */
  seq: number;
  /** a list of the game's events, each with its `type` */
  events: readonly Events[G][];
}

/** What the server had told and then lost, when its database was replaced by an older copy. */
export interface Lost {
  /** the last seq that stands */
  since: number;
  /** so many after it, which had been told, are not so */
  entries: number;
}

/** The whole table as this viewer may see it: replaces whatever the client knew. */
export interface Welcome<G extends GameName = GameName> {
  type: "welcome";
  seq: number;
  /** ms since 1970, by the server's clock: deadlines are by it */
  now: number;
  table: TableCard<G>;
  you: You;
  /** the game's view; null before the first game */
  view: Views[G] | null;
  /** my legal moves, none unless I am waited for */
  legal: readonly string[];
  /** what happened after `since`, in the present game */
  missed: readonly Happening<G>[];
  /** the last remarks */
  talk: readonly Remark[];
  /** whether there are more before them, to be asked for by REST */
  earlierTalk: boolean;
  /** what you were told that is not so any more */
  lost?: Lost;
}

/** What one entry changed. Fields left out are as they were. */
export interface Update<G extends GameName = GameName> {
  type: "update";
  seq: number;
  /** my own command with this id did it */
  done?: string;
  /** the fields of the table that changed */
  table?: Partial<TableCard<G>>;
  you?: You;
  events?: readonly Events[G][];
  /** the fields of the view that changed, whole or by their places */
  view?: Changes<Views[G]>;
  legal?: readonly string[];
  said?: readonly Remark[];
  /** alone, and with the seq of the entry before it */
  reacted?: Reacted;
}

/** A repeated command: it was done then, as entry `seq`. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** What a move would change for the one who asked, as far as their seat can see. */
export interface Considered<G extends GameName = GameName> {
  type: "considered";
  id: string;
  /** where the table stands */
  seq: number;
  /** the game's own */
  preview: Previews[G];
}

/** Why a move is good: the sentence `hint-ID`, with figures of the rules. */
export interface HintReason {
  id: string;
  values: Record<string, number>;
}

/** What a bot would do in the place of the one who asked, by what their seat can see. */
export interface Hinted {
  type: "hinted";
  id: string;
  /** where the table stands */
  seq: number;
  /** one of the `legal` moves */
  move: string;
  /** who would do so; null: a lesson, or any move as nobody had an answer */
  bot: string | null;
  why: HintReason | null;
}

/** A request that was refused. Nothing was changed by it. */
export interface Problem {
  type: "problem";
  code: Code;
  /** one line for a person: what, where, and what is allowed */
  message: string;
  /** of the command or question refused */
  id?: string;
  /** where the table stands */
  seq?: number;
}

export interface Pong {
  type: "pong";
}

/** The server closes the line; come back after so many milliseconds. */
export interface Bye {
  type: "bye";
  reason: "restarting" | "silent" | "too-fast" | "moved";
  retryAfter: number;
}

/** Settings as asked for; what is left out follows the game. */
export interface WantedSettings {
  visibility?: "private" | "public";
  talk?: "free" | "presets" | "off" | null;
  takeBack?: boolean;
  clock?: number | null;
  absence?: number | null;
  /** false: none, whoever would agree */
  hints?: boolean;
  /** false: views do not tell what one could remember */
  memoryAids?: boolean;
  /** null: every game is on its own */
  series?: Series | null;
}

/** A finished game of this server. */
export interface SameDeal {
  table: string;
  number: number;
}

/** A position of a finished game, to be played on from; of a table here, or of the `record`. */
export interface TryOut {
  /** after so many moves */
  at: number;
  /** mine */
  seat: number;
  table?: string | null;
  number?: number | null;
  /** deal anew whatever the seat could not see by then */
  imagined?: boolean;
}

/** Open a table: a game with its options, one to be played again, or a guided game. */
export interface OpenTable {
  name: string;
  game?: string | null;
  options?: Record<string, number | boolean | string>;
  /** null: every setting as the game suggests */
  settings?: WantedSettings | null;
  /** left out: the server makes one */
  token?: string | null;
  sameDeal?: SameDeal | null;
  /** a finished splittable/1 record, to play its deal */
  record?: Record<string, unknown> | null;
  /** bots have the other seats: `bots`, or the usual one */
  tryout?: TryOut | null;
  /** a guided game, by its name: it brings all but my name along */
  lesson?: string | null;
  /** fill the other seats with this bot and start at once */
  bots?: string | null;
  /** mine; null: any */
  face?: string | null;
  /** who begins the first game; null: by lot */
  beginner?: number | null;
  /** cards of my own; null: those that the house deals */
  deck?: readonly Record<string, unknown>[] | null;
}

export interface TableOpened {
  table: string;
  invite: string;
  /** secret: whoever has it is this person */
  token: string;
  /** the link for friends */
  joinPath: string;
  /** the link for spectators */
  watchPath: string;
  /** as in the table: whoever has seen it may start with entropy of their own */
  promise: string | null;
}

/** Some of what was said at a table, in order. */
export interface TalkPage {
  talk: readonly Remark[];
  /** whether there is more before it */
  earlierTalk: boolean;
}

/** A command by REST; the Authorization header bears the token. */
export interface PostedCommand {
  id: string;
  command: Command;
}

export interface Answered {
  id: string;
  seq: number;
}

export interface OptionCard {
  name: string;
  /** the default first */
  values: readonly (number | boolean | string)[];
  meaning: string;
}

export interface GameCard {
  name: GameName;
  title: string;
  rules: number;
  options: readonly OptionCard[];
  /** those that can be had here */
  bots: readonly string[];
  presets: readonly Preset[];
  /** what who begins is called; null: nobody does */
  beginner: string | null;
  /** whether a table may bring cards of its own */
  takesDeck: boolean;
  /** whether tables here get the operator's, if they bring none */
  houseDeck: boolean;
}

/** One thing that a card says. */
export interface DeckParameter {
  name: string;
  allowed: readonly (number | string)[];
  /** a list of these, at least one and none twice */
  several: boolean;
}

/** A kind of card. */
export interface DeckKind {
  name: string;
  parameters: readonly DeckParameter[];
  /** it may carry one of these, or none */
  symbols: readonly string[];
}

/** The cards that come with a game, and of what a table may make others. */
export interface DeckSheet {
  /** as in a deck file, with how sure we are of each */
  cards: readonly Record<string, unknown>[];
  /** the operator's, for tables that bring none; null: the cards above */
  house: readonly Record<string, unknown>[] | null;
  kinds: readonly DeckKind[];
  /** of a card; 1 is the least */
  mostPoints: number;
  mostCards: number;
}

/** A deck to be looked at. */
export interface DeckWish {
  deck: readonly Record<string, unknown>[];
}

/** One thing that is wrong with a deck. */
export interface DeckComplaint {
  /** of the card; null: it is the deck as a whole */
  place: number | null;
  /** such as `points` or `params.value`; null: the card as a whole */
  field: string | null;
  /** one line for a person */
  message: string;
}

/** What the rules say of a deck. */
export interface DeckVerdict {
  /** none: it can be played with */
  complaints: readonly DeckComplaint[];
  /** for so many it has cards enough */
  seats: readonly number[];
}

/** What lies on a real table at the end of a game, to be scored; nobody's name is needed. */
export interface ScoreWish {
  options: Record<string, number | boolean | string>;
  /** each game has its own way to write it down */
  table: Record<string, unknown>;
  /** cards of one's own, as for a table */
  deck?: readonly Record<string, unknown>[] | null;
}

/** A deal by number with cards of one's own. */
export interface DealWish {
  options: Record<string, number | boolean | string>;
  /** as for a table */
  deck?: readonly Record<string, unknown>[] | null;
}

/** Cards that lie together when a real table is prepared. */
export interface DealPacket {
  /** hand, second-hand, common, helpers, row, stock or out */
  kind: string;
  /** as in a record; of a stock and of a row the first one first */
  cards: readonly (number | string)[];
  /** for its seat alone, for all, for nobody yet */
  sight: "own" | "open" | "hidden";
  /** whose it is; null: the table's */
  seat: number | null;
  /** of a row, the first one is 1 */
  number: number | null;
}

/** A deal by number, for a real table: the same cards wherever it is asked for. */
export interface DealSheet {
  game: GameName;
  options: Record<string, number | boolean | string>;
  /** of what a number means */
  definition: number;
  number: number;
  /** the seat that begins; null: nobody does */
  beginner: number | null;
  /** as in a record */
  deal: Record<string, unknown>;
  /** in the order in which one makes them: all cards in the box */
  packets: readonly DealPacket[];
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
  /** it plays with cards of its own */
  ownDeck?: boolean;
}

export interface LobbyTables<G extends GameName = GameName> {
  tables: readonly LobbyCard<G>[];
}

export interface Games {
  games: readonly GameCard[];
}

/** From where this server can be reached. */
export interface Reach {
  /** false: from the machine it runs on alone */
  shared: boolean;
  /** of that machine, for others; told only to who asks from it */
  addresses: readonly string[];
}

/** A game at one of its moves, from one seat or as a spectator. */
export interface Moment<G extends GameName = GameName> {
  table: string;
  number: number;
  /** moves played so far */
  at: number;
  /** in the whole game, or so far */
  moves: number;
  names: readonly string[];
  /** by seat: which bot sat there; null: a person, or it is not known */
  bots: readonly (string | null)[];
  /** by seat; null: not known, as of a record that was sent */
  faces: readonly (string | null)[];
  /** whose move led here */
  seat: number | null;
  /** null at the start; in a running game also where it is not one's own */
  move: string | null;
  events: readonly Events[G][];
  view: Views[G];
  /** by seat, of a finished game where all hands are asked for */
  views: readonly Views[G][] | null;
  /** of a finished game, as in its table's card then */
  logHash: string | null;
}

/** What one move did, as one viewer saw it. */
export interface ListedMove<G extends GameName = GameName> {
  /** moves played with it */
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

/** A finished game of anywhere, after so many moves. */
export interface MomentWish {
  /** splittable/1 */
  record: Record<string, unknown>;
  at: number;
  /** as this seat saw it; null: a spectator */
  seat?: number | null;
  /** with every seat's view */
  open?: boolean;
}

/** A review that is not there yet; who goes on asking keeps it wanted. */
export interface ReviewProgress {
  state: "waiting" | "working";
  /** 0 to 1 */
  done: number;
  /** of an uploaded record's review: what to ask for; null for a table's game */
  id: string | null;
}

/** A finished game of anywhere, to be reviewed. */
export interface ReviewWish {
  /** splittable/1 */
  record: Record<string, unknown>;
}

/** Why the best move is better. */
export interface ReviewReason {
  id: string;
  values: Record<string, number>;
}

/** A move that the seat had. */
export interface ReviewedMove {
  move: string;
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

/** How a seat's result came about; fair, luck, others and own add up to it. */
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

/** A review `splittable-review/1`, as docs/review.md explains it. */
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
  | Bye;
