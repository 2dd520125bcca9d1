import { expect, test } from 'vitest';
import { doneIn, readDone, resumeAt, writeDone } from './progress';

const course = { steps: [{ id: 'conquest/straight' }, { id: 'conquest/turn' }, { id: 'conquest/game' }] };

test('steps that are done are stored in one line, and read back', () => {
  const done = new Set(['conquest/straight', 'conan-2/when-to-bid']);
  expect(writeDone(done)).toBe('conquest/straight conan-2/when-to-bid');
  expect(readDone(writeDone(done))).toEqual(done);
});

test('a browser with nothing or something else stored begins at the first step', () => {
  for (const text of [null, '', '{"a":1}', 'CONQUEST/turn /x conquest/']) {
    expect([...readDone(text)]).toEqual([]);
    expect(resumeAt(course, readDone(text))).toBe(0);
  }
});

test('a course resumes at the first step that is missing, skipped ones included', () => {
  expect(resumeAt(course, new Set(['conquest/straight', 'conquest/game']))).toBe(1);
  expect(doneIn(course, new Set(['conquest/straight', 'conquest/game', 'sixfaces/turn']))).toBe(2);
});

test('a course that has been finished begins again', () => {
  expect(resumeAt(course, new Set(course.steps.map(({ id }) => id)))).toBe(0);
});
