// Made by scripts/protocol from the server's own types; do not edit.

import type { Phase, Remark } from "../protocol/messages";

/** Tables that meet all conditions, last used first. */
export interface FindTables {
  type: "find-tables";
  /** in a name or remark */
  text?: string | null;
  game?: string | null;
  phase?: Phase | null;
  /** at least so many days without an entry */
  unusedDays?: number | null;
  listed?: boolean | null;
  most?: number;
}

export interface ShowTable {
  type: "show-table";
  table: string;
}

/** The whole log, with hands and decks. */
export interface ExportTable {
  type: "export-table";
  table: string;
}

/** Take a public table off the list, or put it back. */
export interface HideTable {
  type: "hide-table";
  table: string;
  hidden?: boolean;
}

/** End what is played there, for good. What was finished stays. */
export interface CloseTable {
  type: "close-table";
  table: string;
}

export interface DeleteTable {
  type: "delete-table";
  table: string;
}

export interface ListBans {
  type: "list-bans";
}

/** Keep a person out, by the token that they have at a table, or by its hash; or a range of
 * addresses. */
export interface BanPeople {
  type: "ban";
  table?: string | null;
  /** by number at that table */
  person?: number | null;
  tokenHash?: string | null;
  /** 203.0.113.0/24 */
  addresses?: string | null;
  /** null: until it is lifted */
  days?: number | null;
  /** for other operators */
  reason?: string;
}

export interface LiftBan {
  type: "unban";
  ban: string;
}

/** Erase what a person said and was called, at all tables: the one who is at this table. */
export interface ForgetPerson {
  type: "forget";
  table: string;
  /** by number at that table */
  person: number;
}

/** Show everybody a line. None: no longer. */
export interface Announce {
  type: "announce";
  text?: string | null;
}

/** Let games end and begin no new ones, or let them begin again. */
export interface Maintain {
  type: "maintenance";
  on: boolean;
}

export interface ListReports {
  type: "list-reports";
}

export interface SettleReport {
  type: "settle-report";
  report: string;
}

export interface ShowStatus {
  type: "status";
}

/** The audit log, newest first. */
export interface ListActs {
  type: "list-acts";
  most?: number;
}

export interface OperatorRequest {
  /** made by the client, unique to this act; the same if it is asked for again */
  id: string;
  act: FindTables | ShowTable | ExportTable | HideTable | CloseTable | DeleteTable | ListBans | BanPeople | LiftBan | ForgetPerson | Announce | Maintain | ListReports | SettleReport | ShowStatus | ListActs;
}

export interface TableLine {
  table: string;
  game: string;
  phase: string;
  listed: boolean;
  entries: number;
  /** ms since 1970 */
  openedAt: number;
  /** ms since 1970 */
  usedAt: number;
  /** people with a connection here; null: not in this server's memory */
  present: number | null;
}

export interface FoundTables {
  tables: readonly TableLine[];
  /** whether there are no more */
  isAll: boolean;
}

export interface PersonLine {
  number: number;
  name: string;
  tokenHash: string;
  seat: number | null;
  /** of their connections here now; never stored */
  addresses: readonly string[];
}

export interface TableSheet {
  table: string;
  game: string;
  options: Record<string, unknown>;
  phase: string;
  hidden: boolean;
  closed: boolean;
  entries: number;
  /** begun */
  games: number;
  /** ms since 1970 */
  openedAt: number;
  /** ms since 1970 */
  usedAt: number;
  people: readonly PersonLine[];
  talk: readonly Remark[];
}

export interface ExportedEntry {
  seq: number;
  /** of the hash chain, hexadecimal */
  link: string | null;
  entry: Record<string, unknown>;
  /** the name or remark kept beside it; null: it has none, or it is erased */
  words: string | null;
}

export interface TableExport {
  table: string;
  entries: readonly ExportedEntry[];
}

export interface Ban {
  id: string;
  /** ms since 1970 */
  at: number;
  tokenHash: string | null;
  addresses: string | null;
  /** ms since 1970; null: until it is lifted */
  until: number | null;
  reason: string;
  /** how the person was called, so that operators know the ban again */
  name?: string | null;
}

export interface Bans {
  bans: readonly Ban[];
}

/** What a player reported. Nothing of the table is copied, so that it can be forgotten. */
export interface Report {
  id: string;
  /** ms since 1970 */
  at: number;
  table: string;
  reason: "insult" | "name" | "spoil" | "other";
  /** of the reported remark; null: the table */
  seq: number | null;
  /** the reporter's own */
  words: string;
  /** the reporter's hashed token */
  by: string;
  context?: TableSheet | null;
}

export interface Reports {
  reports: readonly Report[];
}

export interface RecentError {
  /** as the log has it: ISO 8601 */
  at: string;
  event: string;
}

export interface ServerStatus {
  version: string;
  /** ms since 1970 */
  startedAt: number;
  /** ms since 1970 */
  now: number;
  /** in memory */
  tables: number;
  mostTables: number | null;
  /** WebSockets */
  connections: number;
  /** of all kinds */
  mostConnections: number | null;
  waitingEntries: number;
  botsThinking: number;
  reports: number;
  announcement: string | null;
  maintenance: boolean;
  errors: readonly RecentError[];
}

/** One act, as it was asked for. */
export interface AuditLine {
  id: string;
  /** ms since 1970 */
  at: number;
  /** "command line", or the address that sent it */
  by: string;
  act: Record<string, unknown>;
  /** "done", or why not; null: it was interrupted */
  outcome: string | null;
  /** as `Done` said; null: it said nothing, or it isn't done */
  changed?: boolean | null;
}

export interface Acts {
  acts: readonly AuditLine[];
}

export interface Done {
  /** False: it was so already, or there was nothing of the kind */
  changed: boolean;
}

export type AnyAct =
  | FindTables
  | ShowTable
  | ExportTable
  | HideTable
  | CloseTable
  | DeleteTable
  | ListBans
  | BanPeople
  | LiftBan
  | ForgetPerson
  | Announce
  | Maintain
  | ListReports
  | SettleReport
  | ShowStatus
  | ListActs;
