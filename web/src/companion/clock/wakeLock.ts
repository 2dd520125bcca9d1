/** Keeps the screen on while the page is visible: next to a real board it is seldom touched. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isDone = false;
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      given => (isDone ? void given.release() : (lock = given)),
      // Refused by the browser, for example because the battery is low.
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
