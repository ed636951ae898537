// What travels between the server and its clients. Written by `make generate` from the server's types: do not edit.

/** What the client sent as `client` is done for good: the number of its entry, or the latest where it makes none. */
export interface Accepted {
  type: "accepted";
  client: string;
  number: number;
}

/** The books of a seat: where it began, what its own choices cost, what those of others and luck brought. */
export interface AccountShown {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
}

/** What a strong player would do at my question: first what to look at, then why, then which, the best one first. */
export interface AdviceShown {
  version: number;
  look: string;
  reason: string;
  answers: readonly AdvisedShown[];
}

/** An answer, the share of winning that it leaves, and what speaks for it and against it. */
export interface AdvisedShown {
  ids: readonly string[];
  share: number;
  text: string;
  why: string;
}

/** What would a strong player do at the question that was shown as `version`? */
export interface Advising {
  version: number;
}

/** Agree or not to what another seat wants to take back. */
export interface Agreeing {
  client: string;
  agree: boolean;
}

/** By which ways I am told that it is my turn. What this server cannot do is not offered. */
export interface AlertsShown {
  mail: string;
  mail_confirmed: boolean;
  mail_offered: boolean;
  webhook: string;
  pushes: number;
  push_key: string;
}

/** Where to tell me; "" turns a way off. A new mail address counts once its code has come back. */
export interface AlertsWanted {
  mail?: string;
  webhook?: string;
}

/** What is known so far of a game in hindsight. `choices` come from the one after `since` on. */
export interface AnalysisShown {
  status: "done" | "failed" | "none" | "running";
  done: number;
  total: number;
  alone: boolean;
  since: number;
  choices: readonly WeighedShown[];
  accounts: readonly AccountShown[];
  turns: readonly TurnShown[];
  end: readonly number[] | null;
}

/** Agree or not to what another seat wants to take back. */
export interface AnswerUndo {
  type: "answer-undo";
  client: string;
  agree: boolean;
}

/** A finished game with everything around it, for keeping. */
export interface Archive {
  format: string;
  table: string;
  terms: Terms;
  rules: string;
  deal: string;
  seed: string;
  seats: readonly ArchivedSeat[];
  outcome: Record<string, OutcomeShown>;
  log: readonly ArchivedEntry[];
  record: string;
}

/** One entry of the journal as everybody could read it, chat included. */
export interface ArchivedEntry {
  number: number;
  at: number;
  kind: string;
  seat: number;
  name: string;
  lines: Record<string, readonly string[]>;
}

/** Who sat in a seat at the end, by name. */
export interface ArchivedSeat {
  seat: number;
  letter: string;
  name: string;
  level: string;
  resigned: boolean;
  used: number;
}

/** One thing that cannot be chosen now, and why. */
export interface BarredShown {
  id: string;
  text: string;
  clause: string;
  why: string;
  instead: string;
}

/** An answer that would have been better, and the chance of winning that it would have left. */
export interface BetterShown {
  text: string;
  share: number;
}

/** Open a table that goes on from an earlier point of a finished one. */
export interface Branching {
  name?: string;
  pace?: Pace;
  visibility?: "private" | "public" | "unlisted";
  undo?: "consent" | "mark" | "none";
  absent?: "bot" | "wait";
  stand_in?: string;
  hot_seat?: boolean;
  coach?: boolean;
  upto: number;
  seats: readonly SeatWish[];
}

/** One printed thing of a game: what it is, what it costs and what it says. */
export interface CardShown {
  id: string;
  section: string;
  kind: string;
  group: string;
  level: number;
  name: string;
  costs: Record<string, Record<string, number>>;
  price: string;
  sentence: string;
  source: string;
  parts: readonly PartShown[];
  pack: string;
  icons: readonly string[];
  clauses: readonly string[];
}

/** Everything printed of a game, and the words that its icons stand for. */
export interface CardsShown {
  game: string;
  cards: readonly CardShown[];
  terms: readonly TermShown[];
}

/** What has changed since the position after the entry `since`, the latest that this connection was shown. `step` counts what a connection was told of in this way, from 1 on: whoever has missed a step connects again. `changes` holds a change for each member of the position that differs. A change of an object names the members that differ, each with its own change, or with null if it is gone. So does a change of a list that is as long as before, by index. A list of one is something that takes the place of what was there; a list of three says of a list from where on how many members are gone, and what stands there now. A question is always replaced. */
export interface Changed {
  type: "changed";
  step: number;
  number: number;
  since: number;
  changes: Record<string, unknown>;
  log: readonly LogShown[];
}

/** Change what is known of me: whatever is given. */
export interface Changing {
  name?: string | null;
  language?: "en" | "ja" | null;
  password?: NewPassword | null;
}

/** Answer the question that was shown as `version`. */
export interface Choose {
  type: "choose";
  client: string;
  version: number;
  picks: readonly string[];
}

/** Answer the question that was shown as `version`. */
export interface Choosing {
  client: string;
  version: number;
  picks: readonly string[];
}

/** One clause of a rulebook. */
export interface ClauseShown {
  id: string;
  section: string;
  text: string;
  source: string;
  note: string;
}

/** The rulebook of a game, clause by clause. */
export interface ClausesShown {
  game: string;
  clauses: readonly ClauseShown[];
}

/** The server ends this connection; `again` says whether the client should connect anew. */
export interface Closing {
  type: "closing";
  problem: Problem;
  again: boolean;
}

/** How a game is won, and what each kind of question is about. */
export interface CoachShown {
  game: string;
  goal: string;
  questions: Record<string, string>;
}

/** The lessons of a game, the first one first. */
export interface CourseShown {
  game: string;
  lessons: readonly LessonListed[];
}

/** What the client sent as `client` was not done, and why. */
export interface Declined {
  type: "declined";
  client: string;
  problem: Problem;
}

/** Something that needs no more words. With a client id it is done once, however often it is sent. */
export interface Doing {
  client?: string | null;
}

/** Put a bot into an open seat. */
export interface Engaging {
  level: string;
  client?: string | null;
}

/** In which form the server runs, in which its bots think, and what is being made meanwhile. */
export interface EngineShown {
  form: "compiled" | "interpreted";
  bots: "compiled" | "interpreted";
  making: Making | null;
}

/** Tell me what cannot be chosen now, and why. */
export interface Explain {
  type: "explain";
}

/** Everything that one could mean at the open question but may not do. */
export interface Explained {
  type: "explained";
  version: number;
  barred: readonly BarredShown[];
}

/** Remove me for good. Accounts prove by their password that it is they who ask. */
export interface Forgetting {
  password?: string;
}

export type Frame = Position | Changed | Presence | Accepted | Declined | Explained | Closing | Pong;

/** A game: how many can play, what can be chosen, and which bots there are. */
export interface GameShown {
  name: string;
  rules: string;
  seats: readonly number[];
  options: readonly OptionSpecShown[];
  levels: readonly LevelShown[];
  packs: readonly PackShown[];
  title: string;
  tagline: string;
  by: string;
  year: number;
  age: number;
  minutes: readonly unknown[];
  weight: number;
  presets: readonly PresetShown[];
}

/** All games. */
export interface GamesShown {
  games: readonly GameShown[];
}

/** Hand my seat to a bot (`level`) or to somebody with an account (`person`, by their name): one of the two. */
export interface Handing {
  level?: string;
  person?: string;
  client?: string | null;
}

/** Open a table that goes on from a record, after its first `upto` choices or all of them. */
export interface Importing {
  name?: string;
  pace?: Pace;
  visibility?: "private" | "public" | "unlisted";
  undo?: "consent" | "mark" | "none";
  absent?: "bot" | "wait";
  stand_in?: string;
  hot_seat?: boolean;
  coach?: boolean;
  record: string;
  seats: readonly SeatWish[];
  upto?: number | null;
}

/** What a link invites to: the game by its name and its title, the table, the seat, and who invites. */
export interface InvitationShown {
  game: string;
  title: string;
  name: string;
  host: string;
  letter: string;
}

/** Where I sit by a link, and who I am. */
export interface JoinedShown {
  table: string;
  seat: number;
  me: Me;
}

/** Sit down by a secret link. Whoever is new says how they want to be called. */
export interface JoiningByLink {
  token: string;
  name?: string | null;
  language?: "en" | "ja" | null;
}

/** Begin a lesson, or go on where I left it; with `again` it begins anew. */
export interface Learning {
  again?: boolean;
}

/** Set (or with null: clear) my answer to all coming questions of a kind. */
export interface LeavingWord {
  client: string;
  question: string;
  picks: readonly string[] | null;
}

/** A lesson of a course, and how far I have come in it. */
export interface LessonListed {
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  at: number;
  table: string;
  is_done: boolean;
}

/** Where the learner of a lesson stands. */
export interface LessonShown {
  name: string;
  title: string;
  state: "lost" | "on" | "over";
  step: number;
  steps: number;
  tells: readonly TellShown[];
  said: SaidShown | null;
  answer: readonly string[];
  next: string;
}

/** A level of bots: what people call it, and what it is like to play against it. */
export interface LevelShown {
  name: string;
  title: string;
  description: string;
}

/** One line of a score sheet. */
export interface LineShown {
  clause: string;
  text: string;
  points: number;
}

/** A new link to a seat. The token is told this once, and stands behind the # of the address. */
export interface LinkShown {
  id: string;
  seat: number;
  token: string;
  url: string;
  expires_at: number;
}

/** One entry of the journal, as far as the viewer may know it, as sentences. */
export interface LogShown {
  number: number;
  at: number;
  kind: string;
  seat: number;
  lines: readonly string[];
  name: string;
  since: number | null;
}

/** Ask what a secret link invites to. */
export interface LookingAtLink {
  token: string;
}

/** The code that came by mail. */
export interface MailCode {
  code: string;
}

/** What is being made beside the running server, and how much of it is done; `of` is 0 until that is known. */
export interface Making {
  part: "engine" | "pages";
  done: number;
  of: number;
}

/** Who I am here. `guest`: without an account; `table`: the one table that a guest by link belongs to, else "". */
export interface Me {
  id: string;
  name: string;
  language: string;
  guest: boolean;
  table: string;
}

/** Another password, with the present one as proof. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Open a table: the game, its options, and a wish for each seat. With `start` it begins at once. */
export interface Opening {
  name?: string;
  pace?: Pace;
  visibility?: "private" | "public" | "unlisted";
  undo?: "consent" | "mark" | "none";
  absent?: "bot" | "wait";
  stand_in?: string;
  hot_seat?: boolean;
  coach?: boolean;
  game: string;
  seats: readonly SeatWish[];
  options?: Record<string, string | number | boolean | readonly string[]>;
  packs?: readonly string[];
  start?: boolean;
}

/** One thing to choose. */
export interface OptionShown {
  id: string;
  text: string;
}

/** One thing that can be chosen when a game is set up. */
export interface OptionSpecShown {
  name: string;
  kind: "number" | "switch" | "word" | "words";
  default: string | number | boolean | readonly string[];
  choices: readonly string[];
  text: string;
  title: string;
  labels: Record<string, string>;
}

/** How the game ended. */
export interface OutcomeShown {
  winners: readonly number[];
  scores: readonly number[];
  reason: string;
  clause: string;
  remark: string;
  breakdown: readonly (readonly LineShown[])[];
}

/** The clocks of a table, all optional: seconds for one move, and for all of a seat's moves together. */
export interface Pace {
  per_move?: number | null;
  per_game?: number | null;
  increment?: number;
  late?: "answer" | "resign" | "wait";
}

/** A content pack that tables of this server may use, by its name here. */
export interface PackShown {
  name: string;
  title: string;
  version: string;
  digest: string;
}

/** A part of a printed thing that comes from elsewhere than the rest. */
export interface PartShown {
  name: string;
  source: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The table as one seat sees it (seat None: as a spectator does), with the log after `since`. */
export interface Position {
  type: "position";
  table: TableShown;
  seat: number | null;
  language: string;
  number: number;
  since: number;
  question: QuestionShown | null;
  can_undo: boolean;
  standing: Record<string, readonly string[]>;
  view: Record<string, unknown> | null;
  outcome: OutcomeShown | null;
  log: readonly LogShown[];
  lesson: LessonShown | null;
}

/** Which seats have somebody looking, and how many spectators there are. */
export interface Presence {
  type: "presence";
  seats: readonly boolean[];
  spectators: number;
}

/** A recommended set-up: what it is like, and what it stands for. Options of other set-ups have their defaults. */
export interface PresetShown {
  name: string;
  title: string;
  text: string;
  options: Record<string, string | number | boolean | readonly string[]>;
  seats: readonly number[];
}

/** Why a request was not met. `text` is for people, in their language: what, why, what instead. */
export interface Problem {
  code: string;
  text: string;
  clause: string;
  retry_after: number | null;
}

/** The endpoint of a subscription that ends. */
export interface PushUnwanted {
  endpoint: string;
}

/** A browser's push subscription, as it gives it. */
export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The question that a seat is asked. `version` must come back with the answer. */
export interface QuestionShown {
  seat: number;
  kind: string;
  version: number;
  least: number;
  most: number;
  text: string;
  clause: string;
  options: readonly OptionShown[];
}

/** What would this answer cost, to the question that was shown as `version`? */
export interface Reconsidering {
  version: number;
  picks: readonly string[];
}

/** Make an account. A guest who does so keeps their seats. */
export interface Registering {
  name: string;
  password: string;
  language?: "en" | "ja" | null;
}

/** What a lesson says of the answer that was given. */
export interface SaidShown {
  tone: "also" | "right";
  text: string;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  client: string;
  text: string;
}

/** Say something to the table. */
export interface Saying {
  client: string;
  text: string;
}

/** A seat in a list of tables. */
export interface SeatListed {
  seat: number;
  letter: string;
  holder: "bot" | "open" | "person";
  name: string;
  level: string;
  title: string;
  asked: boolean;
  mine: boolean;
}

/** A seat as everybody sees it, and whether it is mine. */
export interface SeatShown {
  seat: number;
  letter: string;
  holder: "bot" | "open" | "person";
  name: string;
  level: string;
  title: string;
  lender: string;
  resigned: boolean;
  asked: boolean;
  mine: boolean;
  used: number;
  since: number | null;
  falls: number | null;
}

/** Who shall sit in a seat of a new table: I, whoever comes, or a bot of a level. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
}

/** What an answer would cost: the share of winning that it gives away, whether that is much, why, and the better. */
export interface SecondShown {
  version: number;
  loss: number;
  much: boolean;
  text: string;
  best: readonly string[];
  best_text: string;
}

export type Sent = Choose | Undo | AnswerUndo | Say | Explain | Ping;

/** Sign in with an account. */
export interface SigningIn {
  name: string;
  password: string;
}

/** A table in a list. */
export interface TableListed {
  id: string;
  game: string;
  name: string;
  status: "gathering" | "held" | "over" | "running";
  visibility: "private" | "public" | "unlisted";
  hosting: boolean;
  my_turn: boolean;
  seats: readonly SeatListed[];
  made_at: number;
  changed_at: number;
  lesson: string;
}

/** A table and its seats. */
export interface TableShown {
  id: string;
  status: "gathering" | "held" | "over" | "running";
  terms: Terms;
  rules: string;
  deal: string;
  seed: string;
  hosting: boolean;
  seats: readonly SeatShown[];
  choices: number;
  held: string;
  undo: UndoShown | null;
  coach: boolean;
}

/** One page of a list of tables, those that changed last first; `next` is the `before` of the next page. */
export interface TablesShown {
  tables: readonly TableListed[];
  next: string | null;
}

/** One idea of a lesson, and the pieces that it is about. */
export interface TellShown {
  text: string;
  point: readonly string[];
}

/** A word of a game, and the icon of game-icons.net that stands for it. */
export interface TermShown {
  code: string;
  name: string;
  icon: string;
}

/** How a table is played. */
export interface Terms {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean | readonly string[]>;
  packs: readonly string[];
  pack_hashes: readonly string[];
  known_deal: boolean;
  name: string;
  pace: Pace;
  visibility: "private" | "public" | "unlisted";
  undo: "consent" | "mark" | "none";
  absent: "bot" | "wait";
  stand_in: string;
  hot_seat: boolean;
  coach: boolean;
  lesson: string;
}

/** Which ways took a test alert. */
export interface TriedShown {
  taken: Record<string, boolean>;
}

/** A turning point, at the game after so many choices. */
export interface TurnShown {
  step: number;
  seat: number;
  cause: "choice" | "luck";
  before: number;
  after: number;
  text: string;
}

/** Take back my latest choice. */
export interface Undo {
  type: "undo";
  client: string;
}

/** A seat asks to go back to the first `keep` choices; `waiting` have not answered. */
export interface UndoShown {
  seat: number;
  keep: number;
  waiting: readonly number[];
}

/** Take back my latest choice. */
export interface Undoing {
  client: string;
}

/** Come as a guest, without a link. */
export interface Visiting {
  name: string;
  language?: "en" | "ja" | null;
}

/** A choice: each seat's chance of winning before it, if the best answer is given, and after it. */
export interface WeighedShown {
  ply: number;
  seat: number;
  question: string;
  played: string;
  before: readonly number[];
  after: readonly number[];
  better: readonly BetterShown[];
  well: number;
  luck: readonly number[];
}

/** Why can this not be chosen now? */
export interface Wondering {
  pick: string;
}

/** Every request: its method and path, the query and the body it takes, and the answer it gives. */
export interface Requests {
  /** Tell this browser. */
  add_push: {
    method: "POST";
    path: "/api/me/alerts/push";
    query: { language?: "en" | "ja" };
    body: PushWanted;
    answer: AlertsShown;
  };
  /** What a strong player would do at my open question: what to look at, why, and which. Only where it is allowed. */
  advise: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/advice";
    query: { language?: "en" | "ja" | null };
    body: Advising;
    answer: AdviceShown;
  };
  /** Agree or not to what another seat asks to take back. Whoever asked may withdraw by not agreeing. */
  answer_undo: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/undo/answer";
    query: { language?: "en" | "ja" };
    body: Agreeing;
    answer: Accepted;
  };
  /** Have every choice of a finished game weighed. It takes a while; one that was begun already goes on. */
  begin_analysis: {
    method: "POST";
    path: "/api/tables/{table_id}/analysis";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: AnalysisShown;
  };
  /** Open a table that goes on from an earlier point of a finished game. */
  branch: {
    method: "POST";
    path: "/api/tables/{table_id}/branch";
    query: { language?: "en" | "ja" | null };
    body: Branching;
    answer: Position;
  };
  /** Change my name, language or password. With a new password all other devices are signed out. */
  change_me: {
    method: "PATCH";
    path: "/api/me";
    query: { language?: "en" | "ja" };
    body: Changing;
    answer: Me;
  };
  /** Answer the open question of my seat. The choice is kept for good when the answer comes. */
  choose: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/choices";
    query: { language?: "en" | "ja" };
    body: Choosing;
    answer: Accepted;
  };
  /** Come as a guest, without a link. */
  come_as_guest: {
    method: "POST";
    path: "/api/guests";
    query: { language?: "en" | "ja" };
    body: Visiting;
    answer: Me;
  };
  /** Send back the code that came by mail. */
  confirm_mail: {
    method: "POST";
    path: "/api/me/alerts/mail/confirm";
    query: { language?: "en" | "ja" };
    body: MailCode;
    answer: AlertsShown;
  };
  /** Open a table. With `start` the game begins at once: one request is enough to play against bots. */
  create_table: {
    method: "POST";
    path: "/api/tables";
    query: { language?: "en" | "ja" | null };
    body: Opening;
    answer: Position;
  };
  /** Put a bot into an open seat. For the host. */
  engage: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/bot";
    query: { language?: "en" | "ja" };
    body: Engaging;
    answer: Accepted;
  };
  /** Everything that I could mean at my open question but may not do, and why. */
  explain: {
    method: "GET";
    path: "/api/tables/{table_id}/seats/{seat}/barred";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: Explained;
  };
  /** A finished game with everything around it: seats, log, talk, outcome and record. */
  export: {
    method: "GET";
    path: "/api/tables/{table_id}/export";
    query: { language?: "en" | "ja" };
    body: null;
    answer: Archive;
  };
  /** Remove me for good: I get up from my seats, and only what I did at tables stays, without my account. */
  forget_me: {
    method: "DELETE";
    path: "/api/me";
    query: { language?: "en" | "ja" };
    body: Forgetting | null;
    answer: null;
  };
  /** Hand my seat to a bot or to somebody with an account, until I take it back. */
  hand: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/hand";
    query: { language?: "en" | "ja" };
    body: Handing;
    answer: Accepted;
  };
  /** Open a table that goes on from a record, at any point of it. */
  import_record: {
    method: "POST";
    path: "/api/tables/import";
    query: { language?: "en" | "ja" | null };
    body: Importing;
    answer: Position;
  };
  /** Sit down in an open seat. */
  join: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/join";
    query: { language?: "en" | "ja" };
    body: Doing | null;
    answer: Accepted;
  };
  /** Sit down by a secret link. The same link on another device is the same guest. */
  join_by_link: {
    method: "POST";
    path: "/api/links/join";
    query: { language?: "en" | "ja" };
    body: JoiningByLink;
    answer: JoinedShown;
  };
  /** Get up. In a running game the table's terms say what becomes of the seat. */
  leave: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/leave";
    query: { language?: "en" | "ja" };
    body: Doing | null;
    answer: Accepted;
  };
  /** Everything printed of a game. */
  list_cards: {
    method: "GET";
    path: "/api/games/{game}/cards";
    query: { pack?: readonly string[] | null; language?: "en" | "ja" | null };
    body: null;
    answer: CardsShown;
  };
  /** The rulebook of a game, clause by clause. */
  list_clauses: {
    method: "GET";
    path: "/api/games/{game}/clauses";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: ClausesShown;
  };
  /** All games with their options. */
  list_games: {
    method: "GET";
    path: "/api/games";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: GamesShown;
  };
  /** The course of a game, and how far I have come in it. */
  list_lessons: {
    method: "GET";
    path: "/api/games/{game}/lessons";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: CourseShown;
  };
  /** Tables, those that changed last first. */
  list_tables: {
    method: "GET";
    path: "/api/tables";
    query: { scope?: "public" | "mine"; before?: string | null; limit?: number; language?: "en" | "ja" | null };
    body: null;
    answer: TablesShown;
  };
  /** What a secret link invites to: whoever is asked in reads who asks, and to which game, before they come. */
  look_at_link: {
    method: "POST";
    path: "/api/links/look";
    query: { language?: "en" | "ja" | null };
    body: LookingAtLink;
    answer: InvitationShown;
  };
  /** A secret link to a seat, for one guest. An earlier link ends, and whoever sits by it gets up. For the host. */
  make_link: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/link";
    query: { language?: "en" | "ja" };
    body: null;
    answer: LinkShown;
  };
  /** Make an account and sign in. A guest who does so keeps their seats. */
  register: {
    method: "POST";
    path: "/api/accounts";
    query: { language?: "en" | "ja" };
    body: Registering;
    answer: Me;
  };
  /** Tell this browser no longer. */
  remove_push: {
    method: "DELETE";
    path: "/api/me/alerts/push";
    query: { language?: "en" | "ja" };
    body: PushUnwanted;
    answer: AlertsShown;
  };
  /** Give up. */
  resign: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/resign";
    query: { language?: "en" | "ja" };
    body: Doing | null;
    answer: Accepted;
  };
  /** End the link to a seat. Whoever sits by it gets up and is signed out. For the host. */
  revoke_link: {
    method: "DELETE";
    path: "/api/tables/{table_id}/seats/{seat}/link";
    query: { language?: "en" | "ja" };
    body: null;
    answer: null;
  };
  /** Say something to the table, from my seat or as a spectator. */
  say: {
    method: "POST";
    path: "/api/tables/{table_id}/chat";
    query: { language?: "en" | "ja" };
    body: Saying;
    answer: Accepted;
  };
  /** Send a test alert by every way, and see which of them take it. */
  send_test: {
    method: "POST";
    path: "/api/me/alerts/test";
    query: { language?: "en" | "ja" };
    body: null;
    answer: TriedShown;
  };
  /** Set my mail address and my webhook. A new address is sent a code. */
  set_alerts: {
    method: "PUT";
    path: "/api/me/alerts";
    query: { language?: "en" | "ja" };
    body: AlertsWanted;
    answer: AlertsShown;
  };
  /** How I am told that it is my turn. */
  show_alerts: {
    method: "GET";
    path: "/api/me/alerts";
    query: { language?: "en" | "ja" };
    body: null;
    answer: AlertsShown;
  };
  /** What is known so far of a finished game in hindsight. */
  show_analysis: {
    method: "GET";
    path: "/api/tables/{table_id}/analysis";
    query: { since?: number; language?: "en" | "ja" | null };
    body: null;
    answer: AnalysisShown;
  };
  /** In which form the server runs, in which its bots think, and what is being made meanwhile. */
  show_engine: {
    method: "GET";
    path: "/api/engine";
    query: { language?: "en" | "ja" };
    body: null;
    answer: EngineShown;
  };
  /** One game with its options. */
  show_game: {
    method: "GET";
    path: "/api/games/{game}";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: GameShown;
  };
  /** Who I am here. */
  show_me: {
    method: "GET";
    path: "/api/me";
    query: { language?: "en" | "ja" };
    body: null;
    answer: Me;
  };
  /** Empty a seat: a bot's at any time, a person's before the game begins. For the host. */
  show_out: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/show-out";
    query: { language?: "en" | "ja" };
    body: Doing | null;
    answer: Accepted;
  };
  /** The table as it was after so many choices, from my seat or as a spectator; once it is over, from any seat. */
  show_past: {
    method: "GET";
    path: "/api/tables/{table_id}/at/{choice}";
    query: { seat?: number | null; since?: number | null; language?: "en" | "ja" | null };
    body: null;
    answer: Position;
  };
  /** The record of a finished game: set-up, seed and choices, for `tessera replay --verify`. */
  show_record: {
    method: "GET";
    path: "/api/tables/{table_id}/record";
    query: { language?: "en" | "ja" };
    body: null;
    answer: string;
  };
  /** How a game is won, and what each kind of question is about. */
  show_sentences: {
    method: "GET";
    path: "/api/games/{game}/coach";
    query: { language?: "en" | "ja" | null };
    body: null;
    answer: CoachShown;
  };
  /** Who I am here; null for somebody whom the server does not know, which is no mistake of theirs. */
  show_session: {
    method: "GET";
    path: "/api/session";
    query: { language?: "en" | "ja" };
    body: null;
    answer: Me | null;
  };
  /** The table as a seat of mine sees it, or as a spectator does. */
  show_table: {
    method: "GET";
    path: "/api/tables/{table_id}";
    query: { seat?: number | null; since?: number; language?: "en" | "ja" | null };
    body: null;
    answer: Position;
  };
  /** Sign in with an account. */
  sign_in: {
    method: "POST";
    path: "/api/session";
    query: { language?: "en" | "ja" };
    body: SigningIn;
    answer: Me;
  };
  /** Sign out on this device. The browser is told to forget what it stored. */
  sign_out: {
    method: "DELETE";
    path: "/api/session";
    query: { language?: "en" | "ja" };
    body: null;
    answer: null;
  };
  /** Sign out on all devices. */
  sign_out_everywhere: {
    method: "DELETE";
    path: "/api/sessions";
    query: { language?: "en" | "ja" };
    body: null;
    answer: null;
  };
  /** Set or clear my standing answer to all coming questions of a kind. Nobody else learns of it. */
  stand: {
    method: "PUT";
    path: "/api/tables/{table_id}/seats/{seat}/standing";
    query: { language?: "en" | "ja" };
    body: LeavingWord;
    answer: Accepted;
  };
  /** Begin, once every seat is taken. For the host. */
  start: {
    method: "POST";
    path: "/api/tables/{table_id}/start";
    query: { language?: "en" | "ja" };
    body: Doing | null;
    answer: Accepted;
  };
  /** Sit again in the seat that I handed to somebody. */
  take_back: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/take-back";
    query: { language?: "en" | "ja" };
    body: Doing | null;
    answer: Accepted;
  };
  /** Begin a lesson, or go on where I left it: a private table, seen from my seat. */
  take_lesson: {
    method: "POST";
    path: "/api/games/{game}/lessons/{lesson}";
    query: { language?: "en" | "ja" | null };
    body: Learning | null;
    answer: Position;
  };
  /** What an answer would cost that I am about to give. Nothing is chosen by asking. */
  think_twice: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/second-thoughts";
    query: { language?: "en" | "ja" | null };
    body: Reconsidering;
    answer: SecondShown;
  };
  /** Take back my latest choice: at once if nobody has learnt anything from it, else when all agree. */
  undo: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/undo";
    query: { language?: "en" | "ja" };
    body: Undoing;
    answer: Accepted;
  };
  /** Why my seat cannot choose something now; null if it can. */
  why_not: {
    method: "POST";
    path: "/api/tables/{table_id}/seats/{seat}/why";
    query: { language?: "en" | "ja" | null };
    body: Wondering;
    answer: BarredShown | null;
  };
}
