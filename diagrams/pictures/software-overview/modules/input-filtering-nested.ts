import {defineDiagram, filteredLanes} from '../../../kit';

export default defineDiagram({
  title: 'A Group for all toms with three samplers inside',
  wide: true,
  height: 382,
  draw(c) {
    filteredLanes(c, {
      y: 8,
      drums: [
        {name: 'Tom 1', hits: [1, 2, 5]},
        {name: 'Tom 2', hits: [3, 6, 7]},
        {name: 'Snare 1', hits: [0, 4]},
      ],
      around: {name: 'Group', filter: 'All Toms'},
      modules: [
        {name: 'Low tom', filter: 'Tom 1'},
        {name: 'High tom', filter: 'Tom 2'},
        {name: 'Shared'},
      ],
    });
  },
});
