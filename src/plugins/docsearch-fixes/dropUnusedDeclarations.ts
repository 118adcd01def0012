import {parseSync, transformFromAstSync, traverse, type NodePath} from '@babel/core';
import type {Binding} from '@babel/traverse';

/** A statement of the module, or one variable of a statement. */
type Unit = NodePath;

const NO_CONFIG = {configFile: false, babelrc: false} as const;

/**
 * Takes out of one bundled module what nothing in it uses any more: functions, variables with whatever
 * is called to fill them, statements that only fill these, and calls whose result nobody takes. Bundlers
 * must keep such calls, since they can't know that these have no other effect; whoever uses this must.
 *
 * @param source code of a module
 * @returns the same without what its exports and its other statements do not reach
 * @throws Error when the code can't be read
 */
export function dropUnusedDeclarations(source: string): string {
  const ast = parseSync(source, {...NO_CONFIG, sourceType: 'module', compact: true});
  if (!ast) throw new Error('The module can’t be read.');
  traverse(ast, {
    Program(program) {
      const units = program.get('body').flatMap(unitsOf);
      const uses = usesOf(units, Object.values(program.scope.bindings));
      const reached = new Set<Unit>();
      const waiting = units.filter((unit) => uses.get(unit)?.isRoot);
      for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
        if (reached.has(unit)) continue;
        reached.add(unit);
        waiting.push(...(uses.get(unit)?.units ?? []));
      }
      for (const unit of units) if (!reached.has(unit)) unit.remove();
      program.stop();
    },
  });
  const result = transformFromAstSync(ast, source, {...NO_CONFIG, compact: true});
  if (!result?.code) throw new Error('Nothing is left of the module.');
  return result.code;
}

interface Uses {
  /** Kept whatever else is. */
  isRoot: boolean;
  /** What must be kept with it. */
  units: Set<Unit>;
}

function usesOf(units: readonly Unit[], bindings: readonly Binding[]): Map<Unit, Uses> {
  const uses = new Map(
    units.map((unit) => [
      unit,
      {isRoot: !isDeclaration(unit) && !isOnlyCalls(unit), units: new Set<Unit>()},
    ]),
  );
  for (const binding of bindings) {
    const declared = unitAround(binding.path);
    for (const path of binding.referencePaths) uses.get(unitAround(path))?.units.add(declared);
    for (const statement of fillersOf(binding)) {
      const filling = uses.get(statement);
      if (!filling) continue;
      filling.isRoot = false;
      filling.units.add(declared);
      uses.get(declared)?.units.add(statement);
    }
  }
  return uses;
}

/** @returns statements of the module that give a binding its value, or properties to its value */
function fillersOf({referencePaths, constantViolations}: Binding): Unit[] {
  const targets = referencePaths.filter(isTargetOfStatement);
  return [...targets, ...constantViolations]
    .map(unitAround)
    .filter((unit) => unit.isExpressionStatement());
}

/** Whether `x.a.b = …` or `x = …`, alone or among others, is all that the statement is. */
function isTargetOfStatement(path: NodePath): boolean {
  let target = path;
  while (target.parentPath?.isMemberExpression() && target.key === 'object') {
    target = target.parentPath;
  }
  let assignment = target.parentPath;
  if (!assignment?.isAssignmentExpression() || target.key !== 'left') return false;
  while (assignment.parentPath?.isAssignmentExpression() && assignment.key === 'right') {
    assignment = assignment.parentPath;
  }
  const around = assignment.parentPath;
  const statement = around?.isSequenceExpression() ? around.parentPath : around;
  return Boolean(statement?.isExpressionStatement() && statement.parentPath.isProgram());
}

function unitsOf(statement: NodePath): Unit[] {
  return statement.isVariableDeclaration() ? statement.get('declarations') : [statement];
}

function unitAround(path: NodePath): Unit {
  const statement = path.find(({parentPath}) => parentPath?.isProgram() ?? false) ?? path;
  if (!statement.isVariableDeclaration()) return statement;
  return path.find(({parentPath}) => parentPath === statement) ?? statement;
}

function isDeclaration(unit: Unit): boolean {
  return unit.isVariableDeclarator() || unit.isFunctionDeclaration() || unit.isClassDeclaration();
}

/** Whether a statement calls functions, takes none of their results and does nothing else. */
function isOnlyCalls(unit: Unit): boolean {
  if (!unit.isExpressionStatement()) return false;
  const expression = unit.get('expression');
  const parts = expression.isSequenceExpression() ? expression.get('expressions') : [expression];
  return parts.every((part) => part.isCallExpression() || part.isIdentifier());
}
