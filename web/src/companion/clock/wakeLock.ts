/** Keeps the screen from going dark while the page is looked at: it lies beside a board and is seldom touched. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isDone = false;
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      given => (isDone ? void given.release() : (lock = given)),
      // A battery that runs low, or a browser that does not want to.
      () => {},
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isDone = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
