/** Stands in for Docusaurus' generated file of the same name: storage as this site has it. */
export default {type: 'localStorage', namespace: ''};
