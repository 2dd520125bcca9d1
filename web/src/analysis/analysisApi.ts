import type { AnalysisApi } from '../engine/engine';
import { canRunEngine } from '../engine/support';
import { isOnline } from '../offline/online.svelte';
import { tablePreferences } from '../preferences/table.svelte';
import { api } from '../api/session.svelte';

/** Where the house thinks for the analysis board and the looking back: if this browser cannot, or somebody wishes so, and there is a connection. */
export function analysisApi(): AnalysisApi | null {
  return isOnline() && (!canRunEngine() || tablePreferences.serverAnalysis) ? api : null;
}

/** Whether anybody can think for it. */
export function canAnalyse(): boolean {
  return canRunEngine() || isOnline();
}
