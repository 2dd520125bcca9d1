import type { AnalysisApi } from '../engine/engine';
import { canRunEngine } from '../engine/support';
import { isOnline } from '../offline/online.svelte';
import { tablePreferences } from '../preferences/table.svelte';
import { api } from '../api/session.svelte';

/** The server's analysis, if this browser cannot analyse or the user prefers the server, and there is a connection; otherwise null. */
export function analysisApi(): AnalysisApi | null {
  return isOnline() && (!canRunEngine() || tablePreferences.serverAnalysis) ? api : null;
}

/** Whether analysis is possible, in this browser or on the server. */
export function canAnalyse(): boolean {
  return canRunEngine() || isOnline();
}
