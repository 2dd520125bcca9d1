/** Reports a run: one line if all tests pass, every failure in full, and the progress on a terminal. */
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export default class Summary implements Reporter {
  private folder = '';
  private tests: TestCase[] = [];
  private ended = 0;

  onBegin(config: FullConfig, suite: Suite): void {
    this.folder = config.rootDir;
    this.tests = suite.allTests();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.ended++;
    if (result.status !== test.expectedStatus && result.status !== 'skipped') {
      const { file, line } = test.location;
      this.print(`${result.status.toUpperCase()} ${relative(this.folder, file)}:${line} ${test.title}`);
      for (const error of result.errors) this.print(described(error));
      for (const { name, path } of result.attachments) if (path) this.print(`${name}: ${path}`);
    }
    this.progress(`${this.ended} of ${this.tests.length} browser tests`);
  }

  /** Errors outside of tests: a server that did not start, a file that cannot be read. */
  onError(error: TestError): void {
    this.print(described(error));
  }

  onStdOut(chunk: string | Buffer): void {
    this.print(String(chunk).trimEnd());
  }

  onStdErr(chunk: string | Buffer): void {
    this.print(String(chunk).trimEnd());
  }

  onEnd({ status, duration }: FullResult): void {
    const count = (outcome: ReturnType<TestCase['outcome']>) => this.tests.filter(test => test.outcome() === outcome).length;
    const counts = [`${count('expected')} passed`];
    for (const [outcome, word] of [['unexpected', 'failed'], ['flaky', 'flaky'], ['skipped', 'skipped or not run']] as const) {
      if (count(outcome) > 0) counts.push(`${count(outcome)} ${word}`);
    }
    const ending = status === 'passed' || status === 'failed' ? '' : ` (${status})`;
    this.print(`browser tests: ${counts.join(', ')} in ${Math.round(duration / 1_000)} s${ending}`);
  }

  printsToStdio(): boolean {
    return true;
  }

  private print(text: string): void {
    this.progress('');
    process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`);
  }

  /** One line that is overwritten, on a terminal only. */
  private progress(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  }
}

function described({ message, stack, snippet, value }: TestError): string {
  return [stack ?? message ?? value ?? 'an error without a message', snippet].filter(Boolean).join('\n\n');
}
