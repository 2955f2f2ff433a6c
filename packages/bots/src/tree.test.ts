import { expect, test } from 'vitest'
import { Tree } from './tree.ts'

test('children are found by their action', () => {
  const tree = new Tree(2, 100)
  const a = tree.grow(0, 7, 1)
  const b = tree.grow(0, 9, 1)
  const c = tree.grow(a, 7, 1)
  expect([tree.child(0, 7), tree.child(0, 9), tree.child(a, 7)]).toEqual([a, b, c])
  expect(tree.child(0, 8)).toBe(0)
  expect(tree.child(b, 7)).toBe(0)
})

test('each child is found again among many, whoever its parent is, also after the tree has grown', () => {
  const tree = new Tree(2, 10_000)
  const grown: (readonly [parent: number, code: number, node: number])[] = []
  for (let parent = 0; parent < 60; parent++)
    for (let code = 60; code > 0; code--)
      if (tree.fits(1)) grown.push([parent, code * 3, tree.grow(parent, code * 3, 1)])
  for (const [parent, code, node] of grown) expect(tree.child(parent, code)).toBe(node)
  expect(tree.child(3, 4)).toBe(0)
  expect(tree.child(60, 3)).toBe(0)
  let children = 0
  for (let node = tree.firstChild[7]; node !== 0; node = tree.nextSibling[node]) children++
  expect(children).toBe(60)
})

test('it keeps what it knows when it grows, and stops at its most', () => {
  const tree = new Tree(3, 5000)
  for (let i = 1; i < 5000; i++) {
    expect(tree.fits(1)).toBe(true)
    const node = tree.grow(0, i, 0.5)
    tree.visits[node] = i
    tree.worth[node * 3 + 2] = i
  }
  expect(tree.fits(1)).toBe(false)
  expect(tree.visits[17]).toBe(17)
  expect(tree.worth[17 * 3 + 2]).toBe(17)
  expect(tree.lean[4999]).toBe(0.5)
})

test('a branch is a tree of its own', () => {
  const tree = new Tree(2, 100)
  const a = tree.grow(0, 1, 1)
  tree.grow(0, 2, 1)
  const below = tree.grow(a, 3, 0.25)
  tree.visits[a] = 5
  tree.visits[below] = 4
  tree.worth[below * 2 + 1] = 2
  const branch = tree.branch(a)
  expect(branch.visits[0]).toBe(5)
  const found = branch.child(0, 3)
  expect([branch.visits[found], branch.worth[found * 2 + 1], branch.lean[found]]).toEqual([4, 2, 0.25])
  expect(branch.child(0, 2)).toBe(0)
  expect(branch.size).toBe(2)
})
